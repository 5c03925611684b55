/** The card or banner that home puts first; it alone has the gold button. */
export type MainThing = 'running duel' | 'daily' | 'review' | 'duel'

/** 'main' is the one thing to do now, which stands first, edged in brass, with the gold button. */
export type CardPlace = 'main' | 'beside'

export interface Today {
  /** A live duel was left and goes on. */
  readonly duelRuns: boolean
  /** Today's case takes no more answer; null while it isn't known: nothing is at stake then that home could name. */
  readonly caseIsPast: boolean | null
  /** Rules due for review; 0 while that isn't known. */
  readonly due: number
}

/** Returns the one thing to do now, the most urgent first: what was learned comes before what is won. */
export function mainThing({ duelRuns, caseIsPast, due }: Today): MainThing {
  if (duelRuns) return 'running duel'
  if (caseIsPast === false) return 'daily'
  return due > 0 ? 'review' : 'duel'
}
