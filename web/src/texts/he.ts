const rooms = import.meta.glob<string>('$locale/he/{common,kernel,dominant-species,ecosystem,marine,planet,server,web,cli}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(rooms)
