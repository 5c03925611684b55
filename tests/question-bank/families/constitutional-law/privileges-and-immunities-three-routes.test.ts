import { describe, expect, it } from 'vitest'
import type { ResidentFacts } from '../../../../question-bank/families/constitutional-law/privileges-and-immunities-three-routes/facts.ts'
import { privilegesAndImmunities } from '../../../../question-bank/families/constitutional-law/privileges-and-immunities-three-routes/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/**
 * The routes a second time, each as a list of what it requires, and not along the family's paths: who may invoke it,
 * what it covers, what justifies a line.
 */
function succeeds(facts: ResidentFacts): boolean {
  const citizen = facts.plaintiff !== 'corporation' && facts.plaintiff !== 'alien'
  const ofTheState = facts.plaintiff === 'own' || facts.plaintiff === 'new'
  const justified = facts.fit === 'close'
  const basic = ['work', 'land', 'care', 'tax'].includes(facts.interest)
  const carriedOff = facts.interest === 'divorce'

  const articleFour = citizen && !ofTheState && basic && !justified
  const fourteenth = facts.plaintiff === 'new' && facts.interest === 'aid' && !carriedOff
  const commerce = facts.interest === 'work' && !justified
  // Residence is no suspect trait, and the one line of this family that is so attacked is rational.
  const equal = false
  return { 'article IV': articleFour, fourteenth, commerce, equal }[facts.claim]
}

describe('CL-07, privileges and immunities', () => {
  const patterns = factPatternsOf(privilegesAndImmunities)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(30)
    for (const pattern of patterns) {
      const yes = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, yes]).toEqual([pattern.facts, succeeds(pattern.facts as ResidentFacts)])
    }
  })

  it('reaches every level from 2 to 8, as a ranked family has to', () => {
    const levels = new Set(
      patterns.map((pattern) => privilegesAndImmunities.difficulty(pattern.facts as ResidentFacts)),
    )
    expect([2, 3, 4, 5, 6, 7, 8].filter((level) => !levels.has(level))).toEqual([])
  })

  const plain: ResidentFacts = {
    plaintiff: 'visitor',
    interest: 'work',
    fit: 'loose',
    by: 'state',
    claim: 'article IV',
  }
  const governing = (changes: Partial<ResidentFacts>) =>
    privilegesAndImmunities.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['Piper: a living', {}, 'yes-basic'],
    ['Toomer: a charge that matches the added cost', { fit: 'close' }, 'no-reason'],
    ['Camden: a city', { by: 'city' }, 'yes-city'],
    ['Camden: its own people', { by: 'city', plaintiff: 'own' }, 'no-own'],
    ['Baldwin: elk', { interest: 'sport' }, 'no-interest'],
    ['Baldwin under equal protection', { interest: 'sport', claim: 'equal' }, 'no-rational'],
    ['McBurney: public files', { interest: 'records' }, 'no-interest'],
    ['Austin: a tax on commuters', { interest: 'tax' }, 'yes-basic'],
    ['the vote for governor', { interest: 'vote' }, 'no-community'],
    ['Paul: a corporation', { plaintiff: 'corporation' }, 'no-plaintiff'],
    ['but the Commerce Clause protects it', { plaintiff: 'corporation', claim: 'commerce' }, 'yes-trade'],
    ['Saenz: aid in the first year', { plaintiff: 'new', interest: 'aid', claim: 'fourteenth' }, 'yes-new'],
    ['not under Article IV', { plaintiff: 'new', interest: 'aid' }, 'no-own'],
    ['Sosna: divorce', { plaintiff: 'new', interest: 'divorce', claim: 'fourteenth' }, 'no-carry'],
    ['Slaughter-House: a trade', { claim: 'fourteenth' }, 'no-national'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
