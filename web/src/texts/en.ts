const rooms = import.meta.glob<string>(['$locale/en/{common,earth,kernel,server,web,cli}.ftl', '$games/*/locale/en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(rooms)
