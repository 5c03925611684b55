import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a removed case stays in federal court (28 U.S.C. 1441, 1446, 1447). */
export type RemovalFacts = {
  readonly basis:
    | 'federal'
    | 'diverse'
    /** Diverse, but the one defendant, joined and served, is a citizen of the forum state. */
    | 'forum'
    | 'defense'
    /** A second defendant is of the plaintiff's state. */
    | 'not diverse'
    /** The plaintiff removed, on a federal counterclaim. */
    | 'counterclaim'
  readonly notice:
    | 'day 30'
    | 'day 31'
    | 'filed early'
    | 'copy early'
    | 'later defendant'
    | 'consent missing'
    | 'codefendant unserved'
    | 'amended'
    | 'amended after a year'
    | 'amended after a year in bad faith'
  /** When remand was moved for, counted from the notice of removal. */
  readonly motion: 'in time' | 'late'
}

export const dimensions: { readonly [K in keyof RemovalFacts]: readonly RemovalFacts[K][] } = {
  basis: ['federal', 'diverse', 'forum', 'defense', 'not diverse', 'counterclaim'],
  notice: [
    'day 30',
    'day 31',
    'filed early',
    'copy early',
    'later defendant',
    'consent missing',
    'codefendant unserved',
    'amended',
    'amended after a year',
    'amended after a year in bad faith',
  ],
  motion: ['in time', 'late'],
}

/** True for a case over which the federal court has no power at all. */
export function isPowerless({ basis }: RemovalFacts): boolean {
  return basis === 'defense' || basis === 'not diverse' || basis === 'counterclaim'
}

/** True where the notice itself is flawed. */
export function isFlawed({ basis, notice }: RemovalFacts): boolean {
  const yearOver = notice === 'amended after a year' && basis === 'diverse'
  return notice === 'day 31' || notice === 'consent missing' || yearOver
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: RemovalFacts): string | null {
  const { basis, notice, motion } = facts
  if (basis === 'counterclaim') {
    return notice === 'filed early' && motion === 'in time' ? null : 'told once'
  }
  if (isPowerless(facts))
    return notice === 'filed early' || notice === 'copy early' ? null : 'one flaw at a time'
  if (basis === 'forum') return notice === 'day 30' || notice === 'filed early' ? null : 'one flaw at a time'
  if (notice === 'amended after a year in bad faith' && basis === 'federal')
    return 'the limit is not for federal questions'
  if (motion === 'late') {
    const curable = notice === 'day 31' || notice === 'consent missing'
    return curable ? null : 'a late motion matters only where there was a flaw'
  }
  return null
}

/** A dress for the facts. */
export interface RemovalSkin extends StoryHead<RemovalFacts> {
  readonly plaintiff: string
  readonly defendant: string
  readonly codefendant: string
  /** The state of the state court, and three others. */
  readonly home: string
  readonly away: string
  readonly third: string
  /** A state-law claim and a claim under a federal statute, each reading on after "sued". */
  readonly state: string
  readonly federal: string
  /** A defense under federal law, reading on after "rests on". */
  readonly defense: string
  /** A federal counterclaim, reading on after "a counterclaim". */
  readonly counterclaim: string
  readonly demand: string
}
