import { describe, expect, it } from 'vitest'
import type { TakingFacts } from '../../question-bank/families/constitutional-law/cl-14/facts.ts'
import { takingsAndExactions } from '../../question-bank/families/constitutional-law/cl-14/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/**
 * The Takings Clause a second time, by what each doctrine needs and not along the family's paths: an appropriation,
 * a total loss, an unlawful condition or a private purpose makes a violation, and each has its defenses.
 */
function violated(facts: TakingFacts): boolean {
  const appropriates = ['occupation', 'access', 'crop', 'surplus'].includes(facts.act)

  const allUseGone = facts.act === 'wipe-out' || facts.act === 'nuisance'
  const barredByOlderLaw = facts.act === 'nuisance'
  const final = facts.wrinkle !== 'undecided'
  const lucas = allUseGone && !barredByOlderLaw && final

  const conditionOnPermit = facts.act === 'easement' || facts.act === 'fee'
  const nexus = facts.fit !== 'unconnected'
  const proportion = facts.fit !== 'excessive'
  const unlawfulCondition = conditionOnPermit && !(nexus && proportion)

  const privatePurpose = facts.act === 'favorite'
  return appropriates || lucas || unlawfulCondition || privatePurpose
}

describe('CL-14, takings and exactions', () => {
  const patterns = factPatternsOf(takingsAndExactions)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(30)
    for (const pattern of patterns) {
      const yes = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, yes]).toEqual([pattern.facts, violated(pattern.facts as TakingFacts)])
    }
  })

  it('is hard throughout, as the daily question has to be', () => {
    for (const pattern of patterns)
      expect(takingsAndExactions.difficulty(pattern.facts as TakingFacts)).toBeGreaterThanOrEqual(7)
  })

  const plain: TakingFacts = { act: 'occupation', wrinkle: 'none', fit: 'both' }
  const governing = (changes: Partial<TakingFacts>) =>
    takingsAndExactions.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['Loretto: small boxes on a wall', {}, 'yes-enter'],
    ['Cedar Point: three hours on 120 days', { act: 'access' }, 'yes-enter'],
    ['Cedar Point: inspection under a license', { act: 'inspection' }, 'no-fair'],
    ['Cedar Point: a stray entry', { act: 'stray' }, 'no-entry'],
    ['Horne: part of a crop', { act: 'crop' }, 'yes-goods'],
    ['Tyler: the surplus of a tax sale', { act: 'surplus' }, 'yes-goods'],
    ['Lucas: no economic use left', { act: 'wipe-out' }, 'yes-total'],
    ['Lucas: but for nuisance', { act: 'nuisance' }, 'no-title'],
    ['Palazzolo: bought after the rule', { act: 'wipe-out', wrinkle: 'later' }, 'yes-later'],
    ['Palazzolo: no final decision', { act: 'wipe-out', wrinkle: 'undecided' }, 'no-settled'],
    ['Tahoe-Sierra: a moratorium', { act: 'moratorium' }, 'no-partial'],
    ['Penn Central: partial loss', { act: 'partial' }, 'no-partial'],
    ['Nollan: no nexus', { act: 'easement', fit: 'unconnected' }, 'yes-nexus'],
    ['Dolan: no proportion', { act: 'easement', fit: 'excessive' }, 'yes-proportion'],
    [
      'Koontz: money, and a permit denied',
      { act: 'fee', wrinkle: 'refused', fit: 'unconnected' },
      'yes-nexus',
    ],
    ['Sheetz: an ordinance', { act: 'fee', wrinkle: 'ordinance', fit: 'excessive' }, 'yes-proportion'],
    ['Koontz: a tax is no taking', { act: 'tax' }, 'no-tax'],
    ['Kelo: a development plan', { act: 'plan' }, 'no-public'],
    ['Kelo: but not a favor', { act: 'favorite' }, 'yes-private'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
