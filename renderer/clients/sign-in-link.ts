/** The step at which Sign In opens. */
const STEPS = ['password', 'forgot'] as const
export type SignInStep = (typeof STEPS)[number]

/** Returns the state of a link to the landing page that opens Sign In there. */
export const signInAt = (step: SignInStep) => ({ signIn: step })

/** Returns the step at which a page's state opens Sign In; null where it was reached by no such link. */
export function signInIn(state: unknown): SignInStep | null {
  const named = typeof state === 'object' && state !== null && 'signIn' in state ? state.signIn : null
  return STEPS.find((step) => step === named) ?? null
}
