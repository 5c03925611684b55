import { PLAYABLE_SUBJECTS, type PlayableSubject } from '#rules/subjects.ts'

/**
 * The views of the home page (spec section 2). The mode is kept in the state of the history entry, so that the back
 * button leads back.
 */
const MODES = ['menu', 'vs-selection', 'friend-challenge', 'searching', 'duel', 'bot-practice'] as const

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
/** The solo challenge, with a subject chosen for the player to confirm. */
export const soloIn = (subject: PlayableSubject) => ({ ...stateOf('bot-practice'), subject })

/** The subject chosen beforehand, where there is one. */
export const subjectIn = (state: unknown): PlayableSubject | null =>
  typeof state === 'object' && state !== null && 'subject' in state
    ? (PLAYABLE_SUBJECTS.find((subject) => subject === state.subject) ?? null)
    : null

/** The friend games' modal: the inbox, or the id of a game. */
export type GamesView = 'inbox' | (string & {})

export const gamesIn = (state: unknown): GamesView | null =>
  typeof state === 'object' && state !== null && 'games' in state && typeof state.games === 'string'
    ? state.games
    : null

export const gamesState = (games: GamesView) => ({ ...stateOf('friend-challenge'), games })
