import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a deed was delivered and, after a sale, whether its covenants of title give damages. */
export const facts = {
  /** Where the deed went; 'sale' is a deed that was certainly delivered, and the question one of damages. */
  way: ['grantee', 'kept', 'recorded', 'friend', 'escrow', 'sale'],
  /** What was said of the deed or done with it afterwards. */
  turn: [
    'plain',
    'returned',
    'condition',
    'review',
    'taken',
    'note',
    'refused',
    'will',
    'recall',
    'agent',
    'changed',
  ],
  deed: ['general', 'special', 'quitclaim'],
  /** Whose act the defect in title comes from; 'none' where a stranger claims without right. */
  origin: ['earlier', 'own', 'none'],
  /** Whether the holder is still in possession. */
  holder: ['in', 'out'],
  claimant: ['buyer', 'remote'],
  /** Whether the time to sue, counted from the first deed, has run. */
  years: ['soon', 'late'],
} as const satisfies FactTable

export type DeedFacts = FactsOf<typeof facts>

/** Land, those who deal with it, and what each of them wanted. */
export interface DeedStory extends Story<DeedFacts> {
  readonly grantor: string
  readonly grantee: string
  readonly heir: string
  /** Holds the deed for the grantor. */
  readonly third: string
  /** Buys from the grantee. */
  readonly remote: string
  /** Has, or claims, the better title. */
  readonly rival: string
  /** With its article. */
  readonly land: string
  /** A short name for it, reading on after "the". */
  readonly place: string
  /** What the grantee wanted the land for, reading on after "who". */
  readonly wish: string
  /** What the grantor asked for, reading on after "on condition that you". */
  readonly condition: string
  readonly price: string
  readonly bank: string
}

/** Who holds the land after a sale, and sues for it. */
export const holderOf = ({ claimant }: DeedFacts, story: DeedStory): string =>
  claimant === 'remote' ? story.remote : story.grantee
