/** How large text is, in percent of the size the browser is set to. */
export const TEXT_SIZES = ['100', '112.5', '125'] as const

/** Whether things move: as the system says, or less whatever it says. */
export const MOTIONS = ['system', 'less'] as const

export const TEXT_KEY = 'bar-duel-text'
export const MOTION_KEY = 'bar-duel-motion'

const chosen = (key: string, choices: readonly string[]): string => {
  const stored = localStorage.getItem(key)
  return choices.find((choice) => choice === stored) ?? ''
}

/** Follows a choice made in another tab. */
export function followComfort(): void {
  addEventListener('storage', ({ key }) => {
    if (key === TEXT_KEY || key === MOTION_KEY || key === null) applyComfort()
  })
}

/** Puts the text size and the motion that this browser keeps on the document: every length follows the root's font size. */
export function applyComfort(): void {
  try {
    const text = chosen(TEXT_KEY, TEXT_SIZES)
    const { style, dataset } = document.documentElement
    style.fontSize = text && `${text}%`
    dataset.motion = chosen(MOTION_KEY, MOTIONS)
  } catch {
    // Where storage is closed to the page, text and motion are as the browser has them.
  }
}
