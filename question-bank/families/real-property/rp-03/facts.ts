import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a co-owner's share goes to the survivor or to somebody else. */
export type SeveranceFacts = {
  /** How they hold: two joint tenants, three, spouses by the entirety, or two under a deed that does not say. */
  readonly holding: 'two' | 'three' | 'spouses' | 'unspecified'
  /** What one of them, or the law, did to a share. */
  readonly event:
    | 'nothing'
    | 'will'
    | 'deed'
    | 'secret deed'
    | 'own deed'
    | 'kept deed'
    | 'deed inside'
    | 'mortgage'
    | 'judgment lien'
    | 'execution sale'
    | 'contract'
    | 'listing'
    | 'partition sought'
    | 'partition made'
    | 'split agreed'
    | 'use agreed'
    | 'murder'
    | 'accident'
  readonly theory: 'lien' | 'title' | 'not asked'
  /** Who died: the one whose share the event touched, or another. */
  readonly death: 'actor' | 'other'
}

export const dimensions: { readonly [K in keyof SeveranceFacts]: readonly SeveranceFacts[K][] } = {
  holding: ['two', 'three', 'spouses', 'unspecified'],
  event: [
    'nothing',
    'will',
    'deed',
    'secret deed',
    'own deed',
    'kept deed',
    'deed inside',
    'mortgage',
    'judgment lien',
    'execution sale',
    'contract',
    'listing',
    'partition sought',
    'partition made',
    'split agreed',
    'use agreed',
    'murder',
    'accident',
  ],
  theory: ['lien', 'title', 'not asked'],
  death: ['actor', 'other'],
}

type Event = SeveranceFacts['event']

/** The events that each holding is tried with, and whose death follows. */
const TRIED: Readonly<
  Record<SeveranceFacts['holding'], Partial<Record<Event, readonly SeveranceFacts['death'][]>>>
> = {
  two: {
    nothing: ['actor'],
    will: ['actor'],
    deed: ['actor', 'other'],
    'secret deed': ['actor', 'other'],
    'own deed': ['actor', 'other'],
    'kept deed': ['actor'],
    mortgage: ['actor', 'other'],
    'judgment lien': ['actor', 'other'],
    'execution sale': ['actor', 'other'],
    contract: ['actor', 'other'],
    listing: ['actor'],
    'partition sought': ['actor', 'other'],
    'partition made': ['actor', 'other'],
    'split agreed': ['actor'],
    'use agreed': ['actor'],
    murder: ['other'],
    accident: ['other'],
  },
  three: { deed: ['actor', 'other'], 'execution sale': ['actor', 'other'], 'deed inside': ['other'] },
  spouses: { deed: ['actor'], 'secret deed': ['actor'] },
  unspecified: { will: ['actor'], mortgage: ['actor'], 'judgment lien': ['actor'] },
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal({ holding, event, theory, death }: SeveranceFacts): string | null {
  if ((event === 'mortgage') !== (theory !== 'not asked'))
    return 'the theory is a question for mortgages alone'
  if (!TRIED[holding][event]?.includes(death)) return 'not tried, since it adds nothing or courts differ'
  if (holding === 'unspecified' && theory === 'title') return 'one wrinkle at a time'
  return null
}

/** A dress for the facts: who owns what together, and what each of them wants. */
export interface SeveranceSkin extends StoryHead<SeveranceFacts> {
  readonly grantor: string
  /** The one who acts, and the others, in the order of the deed. */
  readonly actor: string
  readonly other: string
  readonly third: string
  /** Buyer, lender or creditor from outside. */
  readonly outsider: string
  /** Takes from whoever dies. */
  readonly heir: string
  /** Reads on after "conveyed". */
  readonly land: string
  /** What they are to each other where they are not spouses, two and three. */
  readonly tie: string
  readonly ties: string
  /** Reads on after "to pay for". */
  readonly hope: string
  readonly sum: string
  /** Two ways to use the land apart, reading on after "that X would have". */
  readonly uses: readonly [string, string]
}
