import { describe, expect, it } from 'vitest'
import type { MeasureFacts } from '../../question-bank/families/constitutional-law/cl-05/facts.ts'
import { taxSpendCommandeer } from '../../question-bank/families/constitutional-law/cl-05/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/**
 * The same law a second time, limit by limit and not along the family's paths: what Congress may do by regulation,
 * by spending and by taxing, and whom it may address.
 */
function allowed(facts: MeasureFacts): boolean {
  const addressesStatesAlone = facts.target === 'legislature' || facts.target === 'officers'
  const hasWayOut = facts.tool === 'choice' || facts.tool === 'grant'
  const commandeers = addressesStatesAlone && !hasWayOut

  const spends = facts.tool === 'grant'
  const dole =
    facts.terms === 'plain' &&
    facts.link !== 'unrelated' &&
    facts.link !== 'forbidden' &&
    facts.pressure === 'mild'

  const taxes = facts.tool === 'tax' || facts.tool === 'land tax'
  const direct = facts.tool === 'land tax'
  const punishes = facts.pressure === 'heavy'

  const regulates = !spends && !taxes
  if (regulates && facts.matter !== 'commerce') return false
  if (commandeers) return false
  if (spends && !dole) return false
  return !taxes || (!direct && !punishes)
}

describe('CL-05, taxing, spending and commandeering', () => {
  const patterns = factPatternsOf(taxSpendCommandeer)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns) {
      const yes = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, yes]).toEqual([pattern.facts, allowed(pattern.facts as MeasureFacts)])
    }
  })

  const plain: MeasureFacts = {
    tool: 'grant',
    target: 'legislature',
    terms: 'plain',
    link: 'related',
    pressure: 'mild',
    matter: 'commerce',
  }
  const governing = (changes: Partial<MeasureFacts>) =>
    taxSpendCommandeer.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['Dole: a small share of highway money and the drinking age', {}, 'yes-condition'],
    ['New York: no order to legislate', { tool: 'command' }, 'no-legislate'],
    ['Printz: no order to officers, however slight', { tool: 'command', target: 'officers' }, 'no-officers'],
    ['Murphy: no order not to repeal', { tool: 'freeze' }, 'no-legislate'],
    ['Reno: a law for states and firms alike', { tool: 'alike', target: 'people' }, 'yes-alike'],
    ['Hodel: a choice backed by preemption', { tool: 'choice' }, 'yes-choice'],
    ['Testa: state courts must hear federal claims', { tool: 'courts', target: 'courts' }, 'yes-supreme'],
    ['Pennhurst: clear notice', { terms: 'vague' }, 'no-unclear'],
    ['Sebelius: a fifth of the budget coerces', { pressure: 'heavy' }, 'no-choice'],
    ['Sebelius: a modest tax', { tool: 'tax', target: 'people', matter: 'private life' }, 'yes-tax'],
    [
      'Drexel: a penalty in disguise',
      { tool: 'tax', target: 'people', matter: 'private life', pressure: 'heavy' },
      'no-penalty',
    ],
    [
      'Hylton: a land tax is direct',
      { tool: 'land tax', target: 'people', matter: 'private life' },
      'no-direct',
    ],
    [
      'Butler: no welfare regulation',
      { tool: 'rule', target: 'people', matter: 'private life' },
      'no-welfare',
    ],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
