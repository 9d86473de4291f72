// The title of the page that is shown.
export const titled = $state({ text: '' })
