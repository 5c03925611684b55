import type { DeedFacts } from './facts.ts'

/** One row of the table: what is true of the facts, what could be argued too, and what tempts and is wrong. */
export interface Row {
  readonly reasons: readonly [string, ...string[]]
  readonly arguable: readonly string[]
  readonly wrong: readonly string[]
  readonly path: readonly string[]
}

function row(path: string, reasons: string, arguable: string, wrong: string): Row {
  const list = (text: string) => text.split(' ').filter((word) => word !== '')
  const [first = '', ...rest] = list(reasons)
  return { reasons: [first, ...rest], arguable: list(arguable), wrong: list(wrong), path: list(path) }
}

/** By where the deed went and what happened to it. */
const DELIVERIES: Readonly<Record<string, Row>> = {
  'grantee plain': row(
    'handed',
    'yes-handed',
    'yes-accept yes-stays',
    'yes-recorded no-intent no-control no-refused',
  ),
  'grantee returned': row(
    'returned',
    'yes-stays yes-handed',
    'yes-accept',
    'yes-recorded no-control no-refused no-recall no-intent',
  ),
  'grantee condition': row(
    'oral',
    'yes-oral',
    'yes-handed yes-stays yes-accept',
    'yes-recorded no-condition no-intent no-recall',
  ),
  'grantee review': row(
    'review',
    'no-intent',
    'no-control no-recall no-condition no-refused',
    'no-testament yes-handed yes-oral yes-accept',
  ),
  'grantee taken': row(
    'review-recorded',
    'no-intent',
    'no-control no-recall no-condition',
    'no-refused yes-recorded yes-oral yes-handed yes-stays',
  ),
  'kept plain': row(
    'kept',
    'no-control',
    'no-intent no-recall no-testament',
    'no-refused yes-accept yes-stays yes-oral',
  ),
  'kept note': row(
    'kept-note',
    'no-control no-testament',
    'no-intent no-recall',
    'no-refused yes-accept yes-stays yes-oral',
  ),
  'recorded plain': row(
    'recorded',
    'yes-recorded yes-accept',
    'yes-stays yes-third yes-handed',
    'yes-escrow no-refused no-control no-testament',
  ),
  'recorded refused': row(
    'refused',
    'no-refused',
    '',
    'no-control no-testament yes-recorded yes-accept yes-stays',
  ),
  'friend plain': row(
    'third',
    'yes-third',
    'yes-escrow yes-accept yes-stays yes-handed',
    'yes-oral no-recall no-testament no-control no-refused',
  ),
  'friend will': row(
    'third-will',
    'yes-stays yes-third',
    'yes-escrow yes-accept yes-handed',
    'yes-oral no-recall no-testament no-control',
  ),
  'friend recall': row(
    'recall',
    'no-recall',
    'no-control no-testament no-intent',
    'no-refused yes-third yes-oral yes-escrow yes-accept',
  ),
  'friend agent': row(
    'agent',
    'no-control',
    'no-recall no-intent',
    'no-testament no-refused yes-third yes-accept yes-handed yes-escrow',
  ),
  'escrow taken': row(
    'escrow-unpaid',
    'no-condition',
    'no-intent no-recall',
    'no-control yes-third yes-recorded yes-handed yes-stays',
  ),
  'escrow changed': row(
    'escrow-changed',
    'yes-escrow',
    'yes-third yes-accept yes-stays',
    'yes-handed no-recall no-control no-intent',
  ),
}

/** By kind of deed, source of the defect, whether the holder was put out, who sues, and the time. */
const SALES: Readonly<Record<string, Row>> = {
  'general earlier in buyer soon': row(
    'general present',
    'yes-present',
    '',
    'yes-own yes-ousted no-yet no-special no-unlawful',
  ),
  'general earlier in buyer late': row(
    'general late',
    'no-late no-yet',
    '',
    'no-special no-unlawful yes-present yes-ousted',
  ),
  'general earlier out buyer late': row(
    'general ousted',
    'yes-ousted',
    '',
    'yes-present yes-own no-late no-special no-unlawful',
  ),
  'general earlier out remote late': row(
    'general ousted runs',
    'yes-runs yes-ousted',
    '',
    'yes-present yes-own no-personal no-late no-special',
  ),
  'general earlier in remote soon': row(
    'general personal',
    'no-personal no-yet',
    '',
    'no-special no-unlawful yes-present yes-runs yes-ousted',
  ),
  'general none in buyer soon': row(
    'general groundless',
    'no-unlawful',
    'no-yet',
    'no-special yes-ousted yes-present',
  ),
  'general none in remote soon': row(
    'general groundless',
    'no-unlawful',
    'no-yet no-personal',
    'no-special yes-ousted yes-runs yes-present',
  ),
  'special earlier out buyer late': row(
    'special-other',
    'no-special',
    'no-late',
    'no-quitclaim no-unlawful yes-own yes-ousted yes-present',
  ),
  'special earlier out remote late': row(
    'special-other',
    'no-special',
    'no-late no-personal',
    'no-quitclaim no-unlawful yes-own yes-runs yes-ousted',
  ),
  'special earlier in buyer soon': row(
    'special-other',
    'no-special',
    'no-yet',
    'no-quitclaim no-unlawful yes-own yes-present yes-ousted',
  ),
  'special own in buyer soon': row(
    'special-own present',
    'yes-own yes-present',
    '',
    'yes-ousted no-special no-yet no-quitclaim no-unlawful',
  ),
  'special own out buyer late': row(
    'special-own ousted',
    'yes-own yes-ousted',
    '',
    'yes-present no-special no-late no-quitclaim',
  ),
  'special own out remote late': row(
    'special-own ousted runs',
    'yes-runs yes-own yes-ousted',
    '',
    'yes-present no-personal no-special no-late no-quitclaim',
  ),
  'special own in remote soon': row(
    'special-own personal',
    'no-personal no-yet',
    '',
    'no-special no-quitclaim yes-own yes-present yes-runs',
  ),
  'quitclaim own out buyer late': row(
    'quitclaim',
    'no-quitclaim',
    'no-late',
    'no-special no-unlawful yes-own yes-ousted yes-present',
  ),
  'quitclaim own out remote late': row(
    'quitclaim',
    'no-quitclaim',
    'no-late no-personal',
    'no-special no-unlawful yes-own yes-runs yes-ousted',
  ),
  'quitclaim earlier in buyer soon': row(
    'quitclaim',
    'no-quitclaim',
    'no-yet',
    'no-special no-unlawful yes-own yes-ousted yes-present',
  ),
}

/** The row of these facts; undefined where they cannot happen or two answers could be argued. */
export function rowOf(facts: DeedFacts): Row | undefined {
  const { way, turn, deed, origin, holder, claimant, years } = facts
  const sale = [deed, origin, holder, claimant, years].join(' ')
  if (way === 'sale') return turn === 'plain' ? SALES[sale] : undefined
  return sale === 'general earlier in buyer soon' ? DELIVERIES[`${way} ${turn}`] : undefined
}
