/** Copies as browsers did before they had a clipboard to ask: by selecting a text and giving the command. */
function copyBySelecting(text: string): boolean {
  const box = document.createElement('textarea')
  box.value = text
  box.readOnly = true
  box.className = 'fixed top-0 left-0 opacity-0'
  const focused = document.activeElement
  document.body.append(box)
  box.select()
  const copied = document.execCommand('copy')
  box.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}

/**
 * Puts a text on the clipboard; false where nothing allows it. The desktop's shell grants no permission for the newer
 * way.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelecting(text)
  }
}
