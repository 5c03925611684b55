import { GROUNDS } from './grounds.ts'

const THEME_CHOICES = ['system', 'chambers', 'parchment'] as const

/** The player's choice: follow the system, the dark theme, or the light one. */
export type ThemeChoice = (typeof THEME_CHOICES)[number]

const STORAGE_KEY = 'bar-duel-theme'

function parseThemeChoice(stored: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system'
}

/** Reads the stored choice; where storage is closed to the page the system decides. */
export function readThemeChoice(): ThemeChoice {
  try {
    return parseThemeChoice(localStorage.getItem(STORAGE_KEY))
  } catch {
    return 'system'
  }
}

/** Keeps the choice for the next visit; where storage is closed it lasts as long as the page. */
export function writeThemeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice)
  } catch {
    // Nothing to do: the choice still applies to this page.
  }
}

export function isThemeStorageKey(key: string | null): boolean {
  return key === STORAGE_KEY
}

/** Puts a choice on the document; the stylesheet follows the system by itself, live, for 'system'. */
export function applyThemeChoice(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = choice
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'chambers' : 'parchment'
    meta.content = GROUNDS[choice === 'system' ? own : choice]
  }
}
