import { describe, expect, it } from 'vitest'
import type { Twist } from '../../../../question-bank/families/civil-procedure/diversity-jurisdiction/facts.ts'
import { diversityJurisdiction } from '../../../../question-bank/families/civil-procedure/diversity-jurisdiction/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** A party as section 1332 sees it at filing. A is the plaintiff's own state, B the defendant's, and C a third. */
interface Standing {
  readonly states: readonly string[]
  readonly alien?: boolean
  /** The domicile of an alien who is a permanent resident. */
  readonly resident?: string
}

const corporation = (chartered: string, directed: string): Standing => ({ states: [chartered, directed] })
const association = (...members: readonly string[]): Standing => ({ states: members })
const citizen = (state: string): Standing => ({ states: [state] })

/** Defendants that are not simply citizens of B. */
const DEFENDANTS: Readonly<Partial<Record<Twist, Standing>>> = {
  charter: corporation('A', 'B'),
  nerve: corporation('C', 'A'),
  plant: corporation('C', 'B'),
  shareholder: corporation('C', 'B'),
  member: association('B', 'A'),
  llc: association('B', 'C'),
  resident: { states: [], alien: true, resident: 'A' },
  'resident-elsewhere': { states: [], alien: true, resident: 'B' },
  visitor: { states: [], alien: true },
  expatriate: { states: [] },
  decedent: citizen('A'),
  executor: citizen('B'),
}

/** The plaintiff's domicile on the day of filing, where it isn't A. */
const DOMICILES: Readonly<Partial<Record<Twist, string>>> = { 'joined-before': 'B', 'left-after': 'B' }

/** Thousands of dollars that each plaintiff may recover of each defendant, where it isn't plainly enough. */
const CLAIMS: Readonly<Partial<Record<Twist, readonly (readonly number[])[]>>> = {
  interest: [[75]],
  fees: [[71, 9]],
  'two-claims': [[52, 41]],
  'two-plaintiffs': [[52], [41]],
  undivided: [[93]],
  'two-defendants': [[52], [41]],
  joint: [[93]],
}

/** Section 1332(a): paragraph (1) or (2), and the sum. */
function hasJurisdiction(twist: Twist): boolean {
  const plaintiff = DOMICILES[twist] ?? 'A'
  const defendant = DEFENDANTS[twist] ?? citizen('B')
  const areDiverse = defendant.alien
    ? defendant.resident !== plaintiff
    : defendant.states.length > 0 && !defendant.states.includes(plaintiff)
  const sums = (CLAIMS[twist] ?? [[140]]).map((parts) => parts.reduce((sum, part) => sum + part, 0))
  return areDiverse && Math.max(...sums) > 75
}

describe('Diversity jurisdiction', () => {
  it('exists exactly where section 1332(a) grants it', () => {
    const patterns = factPatternsOf(diversityJurisdiction)
    expect(patterns).toHaveLength(25)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as { twist: Twist }
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, hasJurisdiction(twist)])
    }
  })

  it.each([
    ['a charter makes a citizen', 'charter', 'no-corporation'],
    ['so does the nerve center', 'nerve', 'no-nerve'],
    ['a plant does not', 'plant', 'yes-nerve'],
    ['each member counts', 'member', 'no-members'],
    ['a permanent resident next door is excluded', 'resident', 'no-alien'],
    ['an American abroad is stateless', 'expatriate', 'no-stateless'],
    ['the decedent counts', 'decedent', 'no-estate'],
    ['the day of filing counts', 'joined-after', 'yes-filing'],
    ['interest does not count', 'interest', 'no-sum'],
    ['recoverable fees do', 'fees', 'yes-sum'],
    ['two plaintiffs do not aggregate', 'two-plaintiffs', 'no-aggregate'],
    ['a joint claim counts whole', 'joint', 'yes-whole'],
  ] as const)('%s', (_name, twist, reason) => {
    expect(diversityJurisdiction.decide({ twist }).reasons[0]).toBe(reason)
  })
})
