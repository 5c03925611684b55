import { describe, expect, it } from 'vitest'
import type { DiversityFacts } from '../../question-bank/families/civil-procedure/cp-01/facts.ts'
import { diversityJurisdiction } from '../../question-bank/families/civil-procedure/cp-01/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/** A party as section 1332 sees it: the states of which it is a citizen, or what it is instead. */
interface Party {
  readonly states: readonly string[]
  readonly alien?: boolean
  /** State of domicile of an alien admitted for permanent residence. */
  readonly resident?: string
}

/** The parties and the amount at filing, read off the facts; A is the plaintiff's state, B the defendant's. */
function atFiling({ party }: DiversityFacts): [Party, Party] {
  const company = (
    kind: 'Inc' | 'LLC',
    formed: string,
    directed: string,
    owners: readonly string[],
  ): Party => ({
    states: kind === 'Inc' ? [formed, directed] : owners,
  })
  const person = (state: string): Party => ({ states: [state] })
  const estate = (decedent: string, _executor: string): Party => person(decedent)
  const defendants: Partial<Record<DiversityFacts['party'], Party>> = {
    'corporation chartered there': company('Inc', 'A', 'B', ['B', 'C']),
    'corporation run from there': company('Inc', 'C', 'A', ['B', 'C']),
    'corporation with a plant there': company('Inc', 'C', 'B', ['B', 'C']),
    'corporation with an owner there': company('Inc', 'C', 'B', ['B', 'A']),
    'llc with a member there': company('LLC', 'C', 'B', ['B', 'A']),
    'llc run from there': company('LLC', 'A', 'A', ['B', 'C']),
    'resident there': { states: [], alien: true, resident: 'A' },
    'resident elsewhere': { states: [], alien: true, resident: 'B' },
    'visitor there': { states: [], alien: true },
    expatriate: { states: [] },
    'decedent of there': estate('A', 'C'),
    'executor of there': estate('B', 'A'),
  }
  const found = defendants[party]
  if (found) return [person('A'), found]
  const [from, to] = party.startsWith('leave') ? ['B', 'A'] : ['A', 'B']
  const changed = party.endsWith('before')
  return [person(changed ? to : from), person('B')]
}

/** Section 1332(a)(1) and (2), one paragraph after the other. */
function diverse(facts: DiversityFacts): boolean {
  const [plaintiff, defendant] = atFiling(facts)
  const a1 =
    plaintiff.states.length > 0 &&
    defendant.states.length > 0 &&
    !defendant.states.some((state) => plaintiff.states.includes(state))
  const a2 =
    defendant.alien === true &&
    (defendant.resident === undefined || !plaintiff.states.includes(defendant.resident))
  return a1 || a2
}

/** The largest sum, in thousands, that some plaintiff may count against some defendant. */
function countable({ amount }: DiversityFacts): number {
  const claims: Record<DiversityFacts['amount'], number[][]> = {
    exact: [[75]],
    interest: [[70]],
    fees: [[70, 9]],
    verdict: [[140]],
    'joined claims': [[48, 41]],
    'two plaintiffs': [[48], [41]],
    undivided: [[89]],
    'two defendants': [[48], [41]],
    'joint defendants': [[89]],
  }
  return Math.max(...claims[amount].map((parts) => parts.reduce((sum, part) => sum + part, 0)))
}

describe('CP-01, diversity jurisdiction', () => {
  const patterns = factPatternsOf(diversityJurisdiction)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(80)
    for (const pattern of patterns) {
      const facts = pattern.facts as DiversityFacts
      const has = pattern.reasons[0]?.startsWith('yes-')
      expect([facts, has]).toEqual([facts, diverse(facts) && countable(facts) > 75])
    }
  })

  it.each([
    [
      'a plant is no principal place of business',
      'corporation with a plant there',
      'verdict',
      'yes-corporate',
    ],
    ['a member counts for an LLC', 'llc with a member there', 'verdict', 'no-owners'],
    ['the nerve center counts', 'corporation run from there', 'fees', 'no-seat'],
    ['a permanent resident of the same state', 'resident there', 'verdict', 'no-home'],
    ['an American in Toronto is stateless', 'expatriate', 'joined claims', 'no-neither'],
    ['the decedent counts', 'decedent of there', 'fees', 'no-estate'],
    ['$75,000 is not enough', 'executor of there', 'exact', 'no-sum'],
    ['two plaintiffs may not add up', 'student', 'two plaintiffs', 'no-each'],
    ['a later move is no matter', 'join after', 'joint defendants', 'yes-when'],
  ] as const)('%s', (_name, party, amount, reason) => {
    expect(diversityJurisdiction.decide({ party, amount }).reasons[0]).toBe(reason)
  })
})
