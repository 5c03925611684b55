import { describe, expect, it } from 'vitest'
import type {
  StandingFacts,
  Twist,
} from '../../../../question-bank/families/constitutional-law/standing-to-sue/facts.ts'
import { standingToSue } from '../../../../question-bank/families/constitutional-law/standing-to-sue/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** A suit by the questions of a court, in the order of the elements. */
interface Suit {
  /** A harm to the plaintiff or to identified members, as against an interest that all citizens share. */
  readonly harm: 'done' | 'about to be done' | 'vague' | 'abstract'
  readonly wants: 'money' | 'order' | 'penalties'
  readonly isTraceable?: boolean
  /** Whether the violation goes on; asked of penalties. */
  readonly goesOn?: boolean
  /** Whether Congress itself spends on religion: the one way in without a harm. */
  readonly isChurchSpending?: boolean
  /** For rights of others: whether the plaintiff may represent them. */
  readonly represents?: boolean
  /** Whether a dispute is alive although the plaintiff's own stake in an order is gone or in doubt. */
  readonly alive?: boolean
}

const SUITS: Readonly<Record<Twist, Suit>> = {
  'past-order': { harm: 'vague', wants: 'order' },
  'past-money': { harm: 'done', wants: 'money' },
  'some-day': { harm: 'vague', wants: 'order' },
  weekly: { harm: 'about to be done', wants: 'order' },
  'wholly-past': { harm: 'done', wants: 'penalties', goesOn: false },
  ongoing: { harm: 'done', wants: 'penalties', goesOn: true },
  unsent: { harm: 'abstract', wants: 'money' },
  sent: { harm: 'done', wants: 'money' },
  independent: { harm: 'done', wants: 'order', isTraceable: false },
  predictable: { harm: 'done', wants: 'order', isTraceable: true },
  general: { harm: 'abstract', wants: 'order' },
  records: { harm: 'done', wants: 'order' },
  program: { harm: 'abstract', wants: 'order' },
  church: { harm: 'abstract', wants: 'order', isChurchSpending: true },
  executive: { harm: 'abstract', wants: 'order' },
  'own-tax': { harm: 'done', wants: 'money' },
  members: { harm: 'done', wants: 'order', represents: true },
  losses: { harm: 'done', wants: 'money', represents: false },
  outside: { harm: 'done', wants: 'order', represents: false },
  unnamed: { harm: 'vague', wants: 'order', represents: true },
  customers: { harm: 'done', wants: 'order', represents: true },
  clients: { harm: 'done', wants: 'order', represents: false },
  over: { harm: 'done', wants: 'order', alive: false },
  nominal: { harm: 'done', wants: 'money', alive: true },
  ceased: { harm: 'done', wants: 'order', alive: true },
  recurring: { harm: 'done', wants: 'order', alive: true },
  class: { harm: 'done', wants: 'order', alive: true },
}

/** The doors of a federal court a second time, element by element. */
function isHeard({ harm, wants, isTraceable, goesOn, isChurchSpending, represents, alive }: Suit): boolean {
  if (isChurchSpending) return true
  if (harm === 'abstract' || harm === 'vague') return false
  const isRedressed = wants !== 'penalties' || goesOn === true
  return isTraceable !== false && isRedressed && represents !== false && alive !== false
}

describe('Standing to sue', () => {
  it('agrees in every pattern with a second derivation of the rule', () => {
    const patterns = factPatternsOf(standingToSue)
    expect(patterns).toHaveLength(27)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as StandingFacts
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, isHeard(SUITS[twist])])
    }
  })

  it.each([
    ['the past does not support an injunction', 'person', 'past-order', 'no-imminent'],
    ['but it supports damages', 'person', 'past-money', 'yes-injury'],
    ['penalties for the past redress nothing', 'person', 'wholly-past', 'no-redress'],
    ['unless they end what goes on', 'person', 'ongoing', 'yes-redress'],
    ['a file that no one read does no harm', 'person', 'unsent', 'no-concrete'],
    ['a predictable reaction can be traced', 'person', 'predictable', 'yes-traceable'],
    ['taxpayers may challenge church grants of Congress', 'taxpayer', 'church', 'yes-taxpayer'],
    ['but not of the executive', 'taxpayer', 'executive', 'no-nexus'],
    ['damages need members', 'association', 'losses', 'no-participation'],
    ['sellers speak for customers', 'other', 'customers', 'yes-third'],
    ['lawyers not for clients to come', 'other', 'clients', 'no-third'],
    ['a dollar keeps a case alive', 'ended', 'nominal', 'yes-live'],
    ['a class outlives its representative', 'ended', 'class', 'yes-class'],
  ] as const)('%s', (_name, door, twist, reason) => {
    expect(standingToSue.decide({ door, twist }).reasons[0]).toBe(reason)
  })

  it('knows no twist behind another door', () => {
    expect(standingToSue.illegal({ door: 'citizen', twist: 'church' })).not.toBeNull()
  })
})
