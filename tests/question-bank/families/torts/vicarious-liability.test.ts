import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { VicariousFacts } from '../../../../question-bank/families/torts/vicarious-liability/facts.ts'
import { vicariousLiability } from '../../../../question-bank/families/torts/vicarious-liability/family.ts'

/** The elements that each event decides, for a second reading of the law ground by ground. */
function answers({ relation, event }: VicariousFacts): boolean {
  const is = (...events: VicariousFacts['event'][]) => events.includes(event)
  // Agency § 7.07: an employee by control, and conduct that serves the employer at that moment.
  const controlled = relation === 'employee' || is('favor')
  const serving = !is('frolic', 'weekend', 'commute', 'quarrel')
  const agency707 = controlled && serving
  // Torts §§ 416–427: special danger, except collateral negligence.
  const s427 = relation === 'contractor' && is('special danger')
  // § 425 and the like: a duty to the public that cannot be shifted.
  const s425 = relation === 'contractor' && is('public duty')
  // §§ 308, 316, 390, 411, 414: fault of one's own.
  const ownFault = is('bad choice', 'retained', 'known danger')
  return agency707 || s427 || s425 || ownFault
}

describe('Vicarious liability', () => {
  const patterns = factPatternsOf(vicariousLiability)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(23)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, answers(pattern.facts as VicariousFacts)])
    }
  })

  it.each([
    ['a coffee', 'employee', 'detour', 'yes-detour'],
    ['an afternoon at the lake', 'employee', 'frolic', 'no-frolic'],
    ['back on the route', 'employee', 'returned', 'yes-scope'],
    ['a forbidden lane', 'employee', 'forbidden', 'yes-manner'],
    ['an old affair', 'employee', 'quarrel', 'no-purpose'],
    ['a contractor in name', 'employee', 'label', 'yes-control'],
    ['a ladder', 'contractor', 'ordinary', 'no-contractor'],
    ['a chimney over the sidewalk', 'contractor', 'special danger', 'yes-danger'],
    ['a broom', 'contractor', 'aside from it', 'no-collateral'],
    ['a drunken friend', 'borrower', 'known danger', 'yes-own'],
    ['a good child', 'child', 'harmless record', 'no-relation'],
  ] as const)('%s', (_name, relation, event, reason) => {
    expect(vicariousLiability.decide({ relation, event }).reasons[0]).toBe(reason)
  })
})
