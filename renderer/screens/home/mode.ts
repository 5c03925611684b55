/** What the home page shows. Kept in the state of the history entry, so that the back button leads to the menu. */
export type HomeMode = 'menu' | 'bot-practice'

export const modeIn = (state: unknown): HomeMode =>
  typeof state === 'object' && state !== null && 'mode' in state && state.mode === 'bot-practice'
    ? 'bot-practice'
    : 'menu'

export const stateOf = (mode: HomeMode): { readonly mode: HomeMode } => ({ mode })
