import { PLAYABLE_SUBJECTS, type PlayableSubject } from '#rules/subjects.ts'

/** What the home page shows. Kept in the state of the history entry, so that the back button leads to the menu. */
export type HomeMode = 'menu' | 'bot-practice'

export const modeIn = (state: unknown): HomeMode =>
  typeof state === 'object' && state !== null && 'mode' in state && state.mode === 'bot-practice'
    ? 'bot-practice'
    : 'menu'

export const stateOf = (mode: HomeMode): { readonly mode: HomeMode } => ({ mode })

/** The solo challenge, with a subject chosen for the player to confirm. */
export const soloIn = (subject: PlayableSubject) => ({ ...stateOf('bot-practice'), subject })

/** The subject chosen beforehand, where there is one. */
export const subjectIn = (state: unknown): PlayableSubject | null =>
  typeof state === 'object' && state !== null && 'subject' in state
    ? (PLAYABLE_SUBJECTS.find((subject) => subject === state.subject) ?? null)
    : null
