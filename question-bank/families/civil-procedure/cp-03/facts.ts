import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a federal court has jurisdiction over a further claim (28 U.S.C. 1367). */
export type SupplementalFacts = {
  readonly anchor: 'federal' | 'diversity'
  readonly claim:
    | 'state claim'
    | 'counterclaim'
    /** A counterclaim large enough to stand alone. */
    | 'large counterclaim'
    | 'crossclaim'
    | 'impleader'
    | 'plaintiff against third party'
    | 'third party against plaintiff'
    | 'second plaintiff, small'
    | 'second plaintiff, same state'
    | 'second defendant, small'
    | 'second defendant, same state'
    | 'intervenor'
    | 'required plaintiff'
  readonly tie: 'same events' | 'other events'
  /** What became of the federal claim. */
  readonly later:
    | 'nothing'
    | 'dismissed on the merits'
    | 'dismissed as frivolous'
    | 'dropped'
    | 'dropped after removal'
}

export const dimensions: { readonly [K in keyof SupplementalFacts]: readonly SupplementalFacts[K][] } = {
  anchor: ['federal', 'diversity'],
  claim: [
    'state claim',
    'counterclaim',
    'large counterclaim',
    'crossclaim',
    'impleader',
    'plaintiff against third party',
    'third party against plaintiff',
    'second plaintiff, small',
    'second plaintiff, same state',
    'second defendant, small',
    'second defendant, same state',
    'intervenor',
    'required plaintiff',
  ],
  tie: ['same events', 'other events'],
  later: ['nothing', 'dismissed on the merits', 'dismissed as frivolous', 'dropped', 'dropped after removal'],
}

/** True for the claims that section 1367(b) bars in a suit founded on diversity alone. */
export function isBarred({ claim }: SupplementalFacts): boolean {
  return (
    claim === 'plaintiff against third party' ||
    claim.startsWith('second defendant') ||
    claim === 'intervenor' ||
    claim === 'required plaintiff'
  )
}

/** True for a claim that somebody other than a plaintiff makes. */
export function isDefensive({ claim }: SupplementalFacts): boolean {
  return /counterclaim|crossclaim|impleader|third party against/.test(claim)
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: SupplementalFacts): string | null {
  const { anchor, claim, tie, later } = facts
  if (later !== 'nothing')
    return claim === 'state claim' && anchor === 'federal' && tie === 'same events' ? null : 'told once'
  if (claim === 'state claim') return anchor === 'federal' ? null : 'a further claim would simply be added up'
  if (claim === 'large counterclaim')
    return anchor === 'diversity' && tie === 'other events' ? null : 'needs diversity and no tie'
  if (tie === 'other events') return claim === 'counterclaim' ? null : 'the rules would not allow the joinder'
  if (anchor === 'federal' && (claim.endsWith('small') || claim === 'required plaintiff'))
    return 'the sum matters only in diversity'
  return null
}

/** A dress for the facts. */
export interface SupplementalSkin extends StoryHead<SupplementalFacts> {
  readonly plaintiff: string
  readonly defendant: string
  /** The further party. */
  readonly third: string
  readonly home: string
  readonly away: string
  readonly elsewhere: string
  /** What happened, reading on after "over". */
  readonly events: string
  /** The federal statute, reading on after "under". */
  readonly statute: string
  /** A claim under state law, reading on after "a claim for". */
  readonly tort: string
  /** An unrelated debt, reading on after "for". */
  readonly debt: string
  /** A sum above the limit, and one below it. */
  readonly large: string
  readonly small: string
}
