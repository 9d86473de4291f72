// A picture as text, for drawings that need its path.
declare module '~icons/game-icons/*?raw' {
  const picture: string
  export default picture
}
