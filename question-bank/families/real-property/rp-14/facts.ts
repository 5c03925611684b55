import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a possessor has taken title under a statute of twenty years. */
export type PossessionFacts = {
  /** The one thing out of the ordinary in how the land was held, or in who owned it. */
  readonly wrinkle:
    | 'none'
    | 'short'
    | 'good faith'
    | 'taxes'
    | 'season'
    | 'visits'
    | 'hidden'
    | 'shared'
    | 'transfer'
    | 'expulsion'
    | 'leave'
    | 'leave denied'
    | 'infant'
    | 'child'
    | 'later illness'
    | 'minor heir'
    | 'sale'
    | 'remainder'
    | 'later remainder'
    | 'city'
    | 'cotenant'
    | 'cotenant denied'
    | 'letter'
    | 'return'
    | 'deed'
    | 'no deed'
  /** What the possessor thought on entering; one who believed left the taxes to the owner, one who knew paid them. */
  readonly mind: 'believed' | 'knew'
}

export const dimensions: { readonly [K in keyof PossessionFacts]: readonly PossessionFacts[K][] } = {
  wrinkle: [
    'none',
    'short',
    'good faith',
    'taxes',
    'season',
    'visits',
    'hidden',
    'shared',
    'transfer',
    'expulsion',
    'leave',
    'leave denied',
    'infant',
    'child',
    'later illness',
    'minor heir',
    'sale',
    'remainder',
    'later remainder',
    'city',
    'cotenant',
    'cotenant denied',
    'letter',
    'return',
    'deed',
    'no deed',
  ],
  mind: ['believed', 'knew'],
}

const KNOWN: readonly PossessionFacts['wrinkle'][] = [
  'leave',
  'leave denied',
  'cotenant',
  'cotenant denied',
  'hidden',
]

/** Why a fact pattern cannot happen; null when it is sound. */
export function illegal({ wrinkle, mind }: PossessionFacts): string | null {
  if (KNOWN.includes(wrinkle) && mind === 'believed') return 'the story itself shows who knew what'
  return wrinkle === 'deed' && mind === 'knew'
    ? 'a deed taken in bad faith might not be color of title'
    : null
}

/** A dress for the facts: the land, those who hold it, and what they wanted. */
export interface PossessionSkin extends StoryHead<PossessionFacts> {
  readonly owner: string
  readonly holder: string
  /** Holds after the first possessor. */
  readonly next: string
  /** Takes from the owner. */
  readonly heir: string
  /** Reads on after "entered". */
  readonly land: string
  /** Reads on after "who wanted". */
  readonly hope: string
  /** What an owner would do there all year, and for part of the year; both read on after a name. */
  readonly use: string
  readonly season: string
  /** What a visitor would do there now and then. */
  readonly visit: string
  /** A part of the land and the whole of it. */
  readonly part: string
  readonly whole: string
}
