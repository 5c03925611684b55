import type { StoryHead } from '../../engine/contract.ts'

/** What decides a libel claim under the Constitution and the common law that it leaves standing. */
export type LibelFacts = {
  /**
   * 'drawn': leads one side of a controversy; 'aside': does so too, but the words have nothing to do with it.
   * 'noticed': was in the news without having sought it.
   */
  readonly status: 'official' | 'famous' | 'drawn' | 'aside' | 'noticed' | 'private'
  readonly matter: 'public' | 'private'
  /** 'spite' is carelessness with hatred; 'knew' is knowledge of falsity without ill will. */
  readonly fault: 'careful' | 'careless' | 'spite' | 'knew'
  readonly sought: 'actual' | 'presumed'
  readonly wrinkle:
    | 'none'
    | 'unproven'
    | 'label'
    | 'hyperbole'
    | 'repeated'
    | 'fair report'
    | 'testimony'
    | 'reference'
    | 'spread'
}

export const dimensions: { readonly [K in keyof LibelFacts]: readonly LibelFacts[K][] } = {
  status: ['official', 'famous', 'drawn', 'aside', 'noticed', 'private'],
  matter: ['public', 'private'],
  fault: ['careful', 'careless', 'spite', 'knew'],
  sought: ['actual', 'presumed'],
  wrinkle: [
    'none',
    'unproven',
    'label',
    'hyperbole',
    'repeated',
    'fair report',
    'testimony',
    'reference',
    'spread',
  ],
}

/** The fact patterns that have one settled answer, as status/matter/fault/sought/wrinkle. */
const SETTLED = new Set([
  'official/public/careless/actual/none',
  'official/public/spite/actual/none',
  'official/public/knew/presumed/none',
  'famous/public/careless/actual/none',
  'famous/public/spite/actual/none',
  'famous/public/knew/presumed/none',
  'drawn/public/careless/actual/none',
  'drawn/public/spite/actual/none',
  'drawn/public/knew/presumed/none',
  'aside/private/careless/presumed/none',
  'aside/private/spite/presumed/none',
  'noticed/public/careless/actual/none',
  'noticed/public/spite/actual/none',
  'noticed/public/careless/presumed/none',
  'private/public/careless/actual/none',
  'private/public/spite/actual/none',
  'private/public/careless/presumed/none',
  'private/public/spite/presumed/none',
  'private/public/knew/presumed/none',
  'private/public/careful/actual/none',
  'private/private/careless/presumed/none',
  'private/public/careless/actual/unproven',
  'private/public/spite/actual/unproven',
  'private/public/careless/actual/label',
  'private/public/spite/actual/label',
  'private/public/careless/actual/hyperbole',
  'private/public/spite/actual/hyperbole',
  'private/public/careless/actual/repeated',
  'private/public/careless/actual/fair report',
  'private/public/spite/actual/fair report',
  'private/private/knew/actual/testimony',
  'private/private/careless/actual/reference',
  'private/private/knew/actual/reference',
  'private/private/careless/actual/spread',
])

/** Why a fact pattern cannot happen or has no settled answer; null when it is sound. */
export function illegal({ status, matter, fault, sought, wrinkle }: LibelFacts): string | null {
  return SETTLED.has([status, matter, fault, sought, wrinkle].join('/'))
    ? null
    : 'not settled, or told elsewhere'
}

/** A dress for the facts: who is libeled, who prints it, who tells of it in private, and what is said. */
export interface LibelSkin extends StoryHead<LibelFacts> {
  readonly person: string
  readonly pronoun: 'he' | 'she'
  readonly paper: string
  readonly teller: string
  /** What the person is in each walk of life, reading on after the name and a comma. */
  readonly office: string
  readonly fame: string
  readonly trade: string
  /** The controversy, after "the campaign"; and a charge about it, after the name. */
  readonly campaign: string
  readonly paid: string
  /** A charge of crime, and one of private conduct, each after the name. */
  readonly crime: string
  readonly gossip: string
  readonly loss: string
}
