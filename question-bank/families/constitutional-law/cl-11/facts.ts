import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a line that government draws between people denies equal protection. */
export type LineFacts = {
  /** The trait; 'set-aside' is a line by race that means to help, 'citizen post' a post of the state's own governing. */
  readonly trait:
    | 'race'
    | 'set-aside'
    | 'sex'
    | 'birth'
    | 'alien'
    | 'citizen post'
    | 'alien federal'
    | 'age'
    | 'disability'
    | 'wealth'
  /** Whether the rule names the trait, or only bears harder on those who have it, on purpose or not. */
  readonly shape: 'named' | 'aimed' | 'effect'
  /** What the judge found about the tie between the line and its aim. */
  readonly tie: 'none' | 'loose' | 'even' | 'substantial'
  /** Whether the aim was that of the rule from the start or was thought up for the suit. */
  readonly aim: 'actual' | 'invented'
}

export const dimensions: { readonly [K in keyof LineFacts]: readonly LineFacts[K][] } = {
  trait: [
    'race',
    'set-aside',
    'sex',
    'birth',
    'alien',
    'citizen post',
    'alien federal',
    'age',
    'disability',
    'wealth',
  ],
  shape: ['named', 'aimed', 'effect'],
  tie: ['none', 'loose', 'even', 'substantial'],
  aim: ['actual', 'invented'],
}

export type Tier = 'strict' | 'middle' | 'rational'

/** The test that a line by this trait has to meet when the rule names the trait or was made on account of it. */
export function tierOf(trait: LineFacts['trait']): Tier {
  switch (trait) {
    case 'race':
    case 'set-aside':
    case 'alien':
      return 'strict'
    case 'sex':
    case 'birth':
      return 'middle'
    default:
      return 'rational'
  }
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: LineFacts): string | null {
  const { trait, shape, tie, aim } = facts
  if (shape !== 'named') {
    if (trait !== 'race' && trait !== 'sex') return 'told of race and sex'
    if (aim !== 'actual' || tie === 'none') return 'one wrinkle at a time'
    if (shape === 'aimed') return tie === 'loose' ? null : 'told once'
    // A line by sex would pass with a substantial tie even if it were meant, which leaves two answers.
    return trait === 'race' && tie === 'substantial' ? null : 'another ground to uphold it'
  }
  const tier = tierOf(trait)
  if (aim === 'invented') {
    if (tier === 'middle') return tie === 'substantial' ? null : 'two grounds to strike it down'
    return tier === 'rational' && tie === 'loose' ? null : 'two grounds to strike it down'
  }
  if (tie === 'none')
    return trait === 'set-aside' || trait.includes(' ') || trait === 'wealth' ? 'told once' : null
  if (tier === 'strict')
    return tie === 'substantial' || (tie === 'even' && trait === 'alien') ? 'told of others' : null
  return null
}

/** A dress for the facts: somebody who wants to learn a trade, and a course that the state runs for it. */
export interface LineSkin extends StoryHead<LineFacts> {
  readonly name: string
  readonly subject: 'he' | 'she'
  /** Who wants what, and why. */
  readonly opening: string
  /** The trade in the plural, reading on after "for" or "of". */
  readonly trade: string
  /** What the rule is said to be for, reading on after "the aim of". */
  readonly aim: string
  /** A rule that does not name any trait, reading on after "must". */
  readonly neutral: string
  /** A post of the state's own governing, with its article. */
  readonly post: string
}
