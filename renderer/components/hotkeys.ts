/** The parts of a keyboard event that decide a hotkey. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly repeat: boolean
}

/**
 * The hotkey a press means: a lower-case letter, a digit, '?', or a name such as 'Enter'. Null for held keys
 * and for chords. On layouts whose letters are not Latin, or whose digits want Shift, the key's place decides.
 */
export function hotkeyOf(press: KeyPress): string | null {
  if (press.repeat || press.ctrlKey || press.metaKey || press.altKey) return null
  if (press.key.length > 1) return press.key
  if (/^[a-z0-9?]$/i.test(press.key)) return press.key.toLowerCase()
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(press.code)?.[1]
  return place && !press.shiftKey ? place.toLowerCase() : null
}

const TYPED_IN =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]'
// A choice already made would only be made again: there Enter goes on to the page's own step.
const ANSWERS_ENTER = 'button:not([aria-disabled=true], [data-chosen]), a[href], [role=option], summary'

// These move within themselves by the arrow keys.
const MOVED_BY_ARROWS = 'input[type=radio], [role=radio], [role=tab], [role=slider], [role=menu]'

/**
 * Whether the element itself wants this key: text controls want all of them, buttons and links
 * Enter, sets of choices the arrows.
 */
export function wantsKey(element: Element | null, hotkey: string): boolean {
  if (!element) return false
  if (element.closest(TYPED_IN) || element.closest('[role=listbox], [role=combobox][aria-expanded=true]'))
    return true
  if (/^(?:Arrow|Home$|End$)/.test(hotkey)) return element.closest(MOVED_BY_ARROWS) !== null
  return (hotkey === 'Enter' || hotkey === ' ') && element.closest(ANSWERS_ENTER) !== null
}

/** Whether an open dialog lies over the scope, or over the page when there is none. One beside the page covers nothing. */
export function isCovered(scope: Element | null): boolean {
  const open = document.querySelectorAll(
    ':is([role=dialog], [role=alertdialog])[data-state=open]:not([data-beside])',
  )
  const top = open.item(open.length - 1)
  return top !== null && !top.contains(scope)
}
