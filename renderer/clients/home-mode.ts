/**
 * The views of the home page (spec section 2). The mode is kept in the state of the history entry, so that the back
 * button leads back.
 */
const MODES = ['menu', 'vs-selection', 'friend-challenge', 'searching', 'duel'] as const

export type HomeMode = (typeof MODES)[number]

export const modeIn = (state: unknown): HomeMode => {
  const named = typeof state === 'object' && state !== null && 'mode' in state ? state.mode : null
  return MODES.find((mode) => mode === named) ?? 'menu'
}

export const stateOf = (mode: HomeMode): { readonly mode: HomeMode } => ({ mode })

/** The name a challenge link filled in. */
export const challengedIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'challenged' in state && typeof state.challenged === 'string'
    ? state.challenged
    : ''

/** The friend games' modal: the inbox, or the id of a game. */
export type GamesView = 'inbox' | (string & {})

export const gamesIn = (state: unknown): GamesView | null =>
  typeof state === 'object' && state !== null && 'games' in state && typeof state.games === 'string'
    ? state.games
    : null

export const gamesState = (games: GamesView) => ({ ...stateOf('friend-challenge'), games })
