import type { StoryHead } from '../../engine/contract.ts'
import { rowOf } from './rows.ts'

/** What decides whether a deed was delivered and, after a sale, whether its covenants of title give damages. */
export type DeedFacts = {
  /** Where the deed went; 'sale' is a deed that was certainly delivered, and the question one of damages. */
  readonly way: 'grantee' | 'kept' | 'recorded' | 'friend' | 'escrow' | 'sale'
  /** What was said of the deed or done with it afterwards. */
  readonly turn:
    | 'plain'
    | 'returned'
    | 'condition'
    | 'review'
    | 'taken'
    | 'note'
    | 'refused'
    | 'will'
    | 'recall'
    | 'agent'
    | 'changed'
  readonly deed: 'general' | 'special' | 'quitclaim'
  /** Whose act the defect in title comes from; 'none' where a stranger claims without right. */
  readonly origin: 'earlier' | 'own' | 'none'
  readonly holder: 'in' | 'out'
  readonly claimant: 'buyer' | 'remote'
  /** Whether the time to sue, counted from the first deed, has run. */
  readonly years: 'soon' | 'late'
}

export const dimensions: { readonly [K in keyof DeedFacts]: readonly DeedFacts[K][] } = {
  way: ['grantee', 'kept', 'recorded', 'friend', 'escrow', 'sale'],
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
  origin: ['earlier', 'own', 'none'],
  holder: ['in', 'out'],
  claimant: ['buyer', 'remote'],
  years: ['soon', 'late'],
}

/** Why a cell cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: DeedFacts): string | null {
  return rowOf(facts) ? null : 'one wrinkle at a time'
}

/** A dress for the facts: land, those who deal with it, and what each of them wanted. */
export interface DeedSkin extends StoryHead<DeedFacts> {
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
