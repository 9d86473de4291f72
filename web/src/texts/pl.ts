const rooms = import.meta.glob<string>(['$locale/pl/{common,earth,kernel,server,web,cli}.ftl', '$games/*/locale/pl.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(rooms)
