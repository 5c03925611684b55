import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The course of a gift or sale of land, on which it depends whether a deed was delivered or a covenant of title breached. */
export const facts = {
  /** Deeds given first, then deeds sold in escrow, then what became of title after a sale. */
  twist: [
    'handed',
    'returned',
    'oral',
    'review',
    'taken',
    'kept',
    'kept-note',
    'recorded',
    'refused',
    'third',
    'third-will',
    'recall',
    'agent',
    'escrow-unpaid',
    'escrow-changed',
    'present',
    'late',
    'future',
    'ousted',
    'runs',
    'personal',
    'groundless',
    'special-other',
    'special-own',
    'special-runs',
    'quitclaim',
  ],
} as const satisfies FactTable

export type DeedFacts = FactsOf<typeof facts>
export type Twist = DeedFacts['twist']

/** Land, its owner, and the people who deal with it. */
export interface DeedStory extends Story<DeedFacts> {
  readonly owner: Party
  /** Is given a deed as a gift. */
  readonly donee: Party
  /** Takes what the owner leaves. */
  readonly heir: Party
  /** Holds the deed for a time. */
  readonly friend: Party
  readonly buyer: Party
  /** Takes from the buyer. */
  readonly later: Party
  /** Has, or claims, the better title. */
  readonly rival: Party
  /** 'a farm', then 'the farm'. */
  readonly land: string
  readonly it: string
  readonly price: string
  /** A part of the price, in dollars. */
  readonly debt: string
  /** A wish of the owner, reading on after "provided that you". */
  readonly condition: string
}

const SALES: readonly Twist[] = [
  'present',
  'late',
  'future',
  'ousted',
  'runs',
  'personal',
  'groundless',
  'special-other',
  'special-own',
  'special-runs',
  'quitclaim',
]

/** True where the deed was certainly delivered, and the question is one of covenants. */
export const isSale = (twist: Twist): boolean => SALES.includes(twist)

export const isEscrow = (twist: Twist): boolean => twist === 'escrow-unpaid' || twist === 'escrow-changed'

/** True where the buyer has conveyed to somebody else, who sues. */
export const isResold = (twist: Twist): boolean =>
  twist === 'runs' || twist === 'personal' || twist === 'special-runs'

/** The person who claims the land, or damages. */
export function claimantOf(twist: Twist, { donee, buyer, later }: DeedStory): Party {
  if (isResold(twist)) return later
  return isSale(twist) || isEscrow(twist) ? buyer : donee
}

/** True where the owner is alive to be sued for the land. */
const livesOn = (twist: Twist) => isEscrow(twist) || ['returned', 'oral', 'taken'].includes(twist)

/** The person who is sued: the owner, or the one who took after the owner's death. */
export const defendantOf = (twist: Twist, { owner, heir }: DeedStory): Party =>
  isSale(twist) || livesOn(twist) ? owner : heir

/** The object of the action, reading on after the person sued. */
export const aimOf = (twist: Twist, { it }: DeedStory): string =>
  isSale(twist) ? 'for breach of a covenant of title' : `to quiet title to ${it}`
