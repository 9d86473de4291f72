const rooms = import.meta.glob<string>(['$locale/pl/{common,kernel,server,web,cli}.ftl', '$games/*/locale/pl.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(rooms)
