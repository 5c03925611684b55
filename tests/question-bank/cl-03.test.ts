import { describe, expect, it } from 'vitest'
import type { ImmunityFacts } from '../../question-bank/families/constitutional-law/cl-03/facts.ts'
import { stateSovereignImmunity } from '../../question-bank/families/constitutional-law/cl-03/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/**
 * Sovereign immunity a second time, doctrine by doctrine and not along the family's paths: first whether the
 * suit is one against a state, then each ground that could lift the immunity by itself.
 */
function goesOn(facts: ImmunityFacts): boolean {
  const federalClaim = facts.law !== 'state law'
  const namesState = facts.defendant === 'agency'
  const paysFromState = facts.relief === 'arrears' && facts.defendant !== 'county'
  const pennhurst = facts.defendant === 'officer' && facts.relief === 'order' && !federalClaim
  const againstState = namesState || paysFromState || pennhurst

  const federalPlaintiff = facts.plaintiff === 'United States'
  const consented = facts.consent === 'here'
  const abrogated = facts.law === 'fourteenth'
  const yieldedInPlan = facts.law === 'armies'
  return !againstState || federalPlaintiff || consented || abrogated || yieldedInPlan
}

describe('CL-03, state sovereign immunity', () => {
  const patterns = factPatternsOf(stateSovereignImmunity)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(50)
    for (const pattern of patterns) {
      const yes = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, yes]).toEqual([pattern.facts, goesOn(pattern.facts as ImmunityFacts)])
    }
  })

  const plain: ImmunityFacts = {
    plaintiff: 'employee',
    defendant: 'agency',
    relief: 'arrears',
    law: 'commerce',
    consent: 'none',
    court: 'federal',
  }
  const governing = (changes: Partial<ImmunityFacts>) =>
    stateSovereignImmunity.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['Seminole Tribe: the commerce power cannot abrogate', {}, 'no-power'],
    ['Lincoln County: a county has no immunity', { defendant: 'county' }, 'yes-county'],
    ['Ex parte Young', { defendant: 'officer', relief: 'order' }, 'yes-order'],
    ['Edelman: no back payment', { defendant: 'officer' }, 'no-treasury'],
    ['Hafer: personal damages', { defendant: 'officer', relief: 'pocket' }, 'yes-pocket'],
    ['Pennhurst', { defendant: 'officer', relief: 'order', law: 'state law' }, 'no-state-law'],
    ['Metcalf & Eddy: the agency may not be named', { relief: 'order' }, 'no-named'],
    ['Fitzpatrick: the Fourteenth Amendment', { law: 'fourteenth' }, 'yes-congress'],
    ['Atascadero: clear words', { law: 'silent' }, 'no-words'],
    ['Atascadero: consent in its own courts is not enough', { consent: 'elsewhere' }, 'no-elsewhere'],
    ['Alden: no abrogation in state courts', { court: 'own' }, 'no-own-courts'],
    ['Torres: war powers, in state courts too', { court: 'own', law: 'armies' }, 'yes-plan'],
    ['Hyatt: the courts of a sister state', { court: 'sister', law: 'state law' }, 'no-sister'],
    ['the United States may sue a state', { plaintiff: 'United States' }, 'yes-plaintiff'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
