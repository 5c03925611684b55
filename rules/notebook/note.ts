/** The longest note that is written, and that two of them make where both were written at once on two devices. */
export const NOTE_MOST = 800
export const MERGED_MOST = 2 * NOTE_MOST + 2

/** The words and the bookmark on a question or a rule. */
export interface Note {
  bookmarked: boolean
  text: string
}

/** A note as it is stored; `from` is the one it was edited from, null for none. */
export interface Edit extends Note {
  id: string
  from: string | null
}

/**
 * Returns a note as it is taken in after the one there is. Where that is another than the one it was edited from, two devices
 * wrote at once: both texts stay, the earlier taken in first.
 */
export function merged(current: Edit | null, edit: Edit): Edit {
  if (!current || current.id === edit.from || current.id === edit.id) return edit
  const texts = [current.text, edit.text].filter((text) => text.trim() !== '')
  const isHeld = texts.length < 2 || current.text.includes(edit.text) || edit.text.includes(current.text)
  const longer = current.text.length > edit.text.length ? current.text : edit.text
  return { ...edit, text: (isHeld ? longer : texts.join('\n\n')).slice(0, MERGED_MOST) }
}
