import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import { subtopicOf } from '../../../../question-bank/families/engine/variant.ts'
import type { CharacterFacts } from '../../../../question-bank/families/evidence/character-and-other-acts/facts.ts'
import { characterAndOtherActs } from '../../../../question-bank/families/evidence/character-and-other-acts/family.ts'

/** The law a second time, rule by rule: is the evidence admitted? */
function isAdmitted({ action, evidence, door }: CharacterFacts): boolean {
  const is = (...kinds: CharacterFacts['evidence'][]) => kinds.includes(evidence)
  // Rules 412 and 413 stand before all others where sexual misconduct is charged.
  if (action === 'sexual assault') return !is('history')
  // Rules 404(b)(2) and 406: a purpose other than character, honestly served and announced.
  if (is('habit', 'signature', 'knowledge', 'acquitted', 'victim acts known')) return true
  if (is('general habit', 'common method', 'unannounced')) return false
  // Rule 405(b): character as an element.
  if (action === 'libel') return true
  // Rule 404(a)(2): none of the exceptions is for civil cases.
  if (action === 'negligence') return false
  // Rule 405(a): acts may be asked about on cross-examination, and nothing else.
  if (is('good acts', 'proved acts', 'victim acts')) return false
  if (is('asked acts')) return door === 'own'
  // Rule 404(a)(2)(A) and (B): the accused may begin, with a pertinent trait.
  if (is('good trait', 'victim trait')) return true
  if (is('unrelated trait')) return false
  // The rest is the prosecution's: it answers on the trait that was raised.
  const answersVictim = door === 'victim' || (door === 'first blow' && action === 'homicide')
  return is('victim peaceful') ? answersVictim : door === 'own' || door === 'victim'
}

describe('Character and other acts', () => {
  const patterns = factPatternsOf(characterAndOtherActs)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns).toHaveLength(30)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, isAdmitted(pattern.facts as CharacterFacts)])
    }
  })

  it.each([
    ['the prosecution may not begin', 'assault', 'bad trait', 'closed', 'no-propensity'],
    ['the price of an attack since 2000', 'assault', 'bad trait', 'victim', 'yes-door'],
    ['Michelson on cross-examination', 'assault', 'asked acts', 'own', 'yes-cross'],
    ['the survivor of a fight', 'assault', 'victim peaceful', 'first blow', 'no-door'],
    ['the dead cannot answer', 'homicide', 'victim peaceful', 'first blow', 'yes-homicide'],
    ['a careful driver', 'negligence', 'good trait', 'closed', 'no-civil'],
    ['a full stop every morning', 'negligence', 'habit', 'closed', 'yes-habit'],
    ['Dowling', 'possession', 'acquitted', 'closed', 'yes-purpose'],
    ['no word before trial', 'possession', 'unannounced', 'closed', 'no-notice'],
  ] as const)('%s', (_name, action, evidence, door, reason) => {
    expect(characterAndOtherActs.decide({ action, evidence, door }).reasons[0]).toBe(reason)
  })

  it('places the sexual history of a victim among the policy exclusions, and all else under character', () => {
    for (const { facts, rules } of patterns)
      expect([facts, subtopicOf(characterAndOtherActs, facts)]).toEqual([
        facts,
        rules.some((rule) => ['shield', 'with-accused', 'source'].includes(rule))
          ? 'Privileges and policy exclusions'
          : 'Character and other acts',
      ])
  })
})
