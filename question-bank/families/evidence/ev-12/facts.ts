import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a rule of policy keeps evidence out (FRE 407 to 411). */
export type PolicyFacts = {
  readonly item:
    | 'repair'
    | 'early repair'
    | 'outside repair'
    | 'offer'
    | 'talks'
    | 'undisputed offer'
    | 'settlement'
    | 'payment'
    | 'payment words'
    | 'insurance'
    | 'no insurance'
    | 'withdrawn plea'
    | 'nolo plea'
    | 'standing plea'
    | 'plea talks'
    | 'police talks'
  /** What it is offered to show. 'contested' points are denied at trial too, 'conceded' ones stipulated. */
  readonly use:
    | 'fault'
    | 'contested control'
    | 'conceded control'
    | 'contested feasibility'
    | 'conceded feasibility'
    | 'bias'
    | 'contradict'
}

export const dimensions: { readonly [K in keyof PolicyFacts]: readonly PolicyFacts[K][] } = {
  item: [
    'repair',
    'early repair',
    'outside repair',
    'offer',
    'talks',
    'undisputed offer',
    'settlement',
    'payment',
    'payment words',
    'insurance',
    'no insurance',
    'withdrawn plea',
    'nolo plea',
    'standing plea',
    'plea talks',
    'police talks',
  ],
  use: [
    'fault',
    'contested control',
    'conceded control',
    'contested feasibility',
    'conceded feasibility',
    'bias',
    'contradict',
  ],
}

/** The uses beside fault that are settled for a kind of evidence. */
const OTHER_USES: Partial<Record<PolicyFacts['item'], readonly PolicyFacts['use'][]>> = {
  repair: ['contested control', 'conceded control', 'contested feasibility', 'conceded feasibility'],
  talks: ['contradict'],
  settlement: ['bias'],
  insurance: ['contested control', 'bias'],
  'withdrawn plea': ['contradict'],
  'plea talks': ['contradict'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal({ item, use }: PolicyFacts): string | null {
  if (use === 'fault' || OTHER_USES[item]?.includes(use)) return null
  return 'no such use of this evidence, or one on which courts differ'
}

/** True where the evidence is, or holds, something said. */
export function isSpoken({ item }: PolicyFacts): boolean {
  const spoken = ['talks', 'undisputed offer', 'payment words', 'plea talks', 'police talks']
  return spoken.includes(item)
}

export function isPlea({ item }: PolicyFacts): boolean {
  return /plea|police/.test(item)
}

/** A dress for the facts: an accident and those who fight over it. */
export interface PolicySkin extends StoryHead<PolicyFacts> {
  /** The case, two or three sentences. */
  readonly opening: string
  readonly plaintiff: string
  readonly defendant: string
  readonly he: 'he' | 'she'
  readonly his: 'his' | 'her'
  /** The thing that did the harm. */
  readonly place: string
  /** A change that made it safer, reading on after a name. */
  readonly fixed: string
  /** The same change made elsewhere before the accident. */
  readonly fixedElsewhere: string
  /** The change as a noun. */
  readonly fix: string
  /** One who is no party and made the change, or was in control. */
  readonly outsider: string
  /** What the defendant once said, in the first person. */
  readonly admission: string
  /** What the defendant testifies instead, after "that". */
  readonly contrary: string
  /** Another person hurt, and what that person testifies, after "that". */
  readonly witness: string
  readonly testimony: string
  readonly claim: string
  readonly offer: string
  readonly bill: string
  readonly offense: string
}
