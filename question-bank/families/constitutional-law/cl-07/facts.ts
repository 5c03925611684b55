import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a line between a state's people and others falls under the clause that is invoked. */
export type ResidentFacts = {
  /** A citizen of another state, a corporation or alien from there, one of the state's own people, or a new one. */
  readonly plaintiff: 'visitor' | 'corporation' | 'alien' | 'own' | 'new'
  readonly interest: 'work' | 'land' | 'care' | 'tax' | 'sport' | 'records' | 'vote' | 'aid' | 'divorce'
  /** Whether a substantial reason that lies in the outsiders supports the line. */
  readonly fit: 'loose' | 'close'
  readonly by: 'state' | 'city'
  /** The one ground of the suit. */
  readonly claim: 'article IV' | 'fourteenth' | 'commerce' | 'equal'
}

export const dimensions: { readonly [K in keyof ResidentFacts]: readonly ResidentFacts[K][] } = {
  plaintiff: ['visitor', 'corporation', 'alien', 'own', 'new'],
  interest: ['work', 'land', 'care', 'tax', 'sport', 'records', 'vote', 'aid', 'divorce'],
  fit: ['loose', 'close'],
  by: ['state', 'city'],
  claim: ['article IV', 'fourteenth', 'commerce', 'equal'],
}

/** The interests that each kind of plaintiff may have under each claim. */
const TOLD: Readonly<Record<string, readonly ResidentFacts['interest'][]>> = {
  'article IV visitor': ['work', 'land', 'care', 'tax', 'sport', 'records', 'vote'],
  'article IV corporation': ['work', 'land'],
  'article IV alien': ['work', 'land', 'care'],
  'article IV own': ['work'],
  'article IV new': ['aid'],
  'fourteenth visitor': ['work'],
  'fourteenth corporation': ['work'],
  'fourteenth alien': ['work'],
  'fourteenth own': ['work'],
  'fourteenth new': ['aid', 'divorce'],
  'commerce corporation': ['work'],
  'commerce alien': ['work'],
  'equal visitor': ['sport'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: ResidentFacts): string | null {
  const { plaintiff, interest, fit, by, claim } = facts
  if (!TOLD[`${claim} ${plaintiff}`]?.includes(interest)) return 'not told, or unsettled'
  if (interest !== 'work') return fit === 'loose' && by === 'state' ? null : 'told of work alone'
  if (plaintiff === 'own')
    return by === 'city' && fit === 'loose' ? null : 'a state draws no line against its own'
  if (fit === 'close')
    return plaintiff === 'visitor' && claim === 'article IV' && by === 'state' ? null : 'a second ground'
  return null
}

/** A dress for the facts: somebody with a trade, near the border of another state. */
export interface ResidentSkin extends StoryHead<ResidentFacts> {
  readonly name: string
  readonly subject: 'he' | 'she'
  /** Who it is, where the border runs, and what is wanted. */
  readonly opening: string
  /** Where the other state lies, reading on after "the state". */
  readonly beyond: string
  /** The trade, reading on after "the trade of". */
  readonly trade: string
  /** The firm, and a foreign country of citizenship. */
  readonly firm: string
  readonly country: string
  /** A city in the other state. */
  readonly city: string
  /** What is done for sport, in the base form. */
  readonly sport: string
}
