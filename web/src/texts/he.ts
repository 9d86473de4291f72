const rooms = import.meta.glob<string>(['$locale/he/{common,earth,kernel,server,web,cli}.ftl', '$games/*/locale/he.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(rooms)
