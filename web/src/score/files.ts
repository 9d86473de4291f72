// Things to take along: a file, or text in the clipboard.

export function save(name: string, kind: string, content: string): void {
  const link = document.createElement('a')
  link.href = `data:${kind};charset=utf-8,${encodeURIComponent(content)}`
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** Over plain http on a LAN there is no clipboard object; the old command still works there. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false)
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  document.body.append(field)
  field.select()
  const done = (document as unknown as { execCommand(name: string): boolean }).execCommand('copy')
  field.remove()
  return done
}
