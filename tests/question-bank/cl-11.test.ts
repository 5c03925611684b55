import { describe, expect, it } from 'vitest'
import type { LineFacts } from '../../question-bank/families/constitutional-law/cl-11/facts.ts'
import { equalProtectionTiers } from '../../question-bank/families/constitutional-law/cl-11/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/**
 * Equal protection a second time: what each level of review demands, as conditions on the finding, and which
 * level the trait, the drawer of the line and the purpose call for.
 */
function valid(facts: LineFacts): boolean {
  const deliberate = facts.shape !== 'effect'
  const byRace = facts.trait === 'race' || facts.trait === 'set-aside'
  const stateAgainstAliens = facts.trait === 'alien'
  const quasiSuspect = facts.trait === 'sex' || facts.trait === 'birth'

  const proven = { none: 0, loose: 1, even: 1, substantial: 2 }[facts.tie]
  const heightened = deliberate && (byRace || stateAgainstAliens || quasiSuspect)
  if (!heightened) return proven >= 1
  // No finding of this family is as strong as a narrowly tailored line to a compelling interest.
  const meetsStrict = proven >= 3
  const meetsIntermediate = proven >= 2 && facts.aim === 'actual'
  return quasiSuspect ? meetsIntermediate : meetsStrict
}

describe('CL-11, the tiers of equal protection', () => {
  const patterns = factPatternsOf(equalProtectionTiers)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(30)
    for (const pattern of patterns) {
      const yes = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, yes]).toEqual([pattern.facts, valid(pattern.facts as LineFacts)])
    }
  })

  const plain: LineFacts = { trait: 'race', shape: 'named', tie: 'loose', aim: 'actual' }
  const governing = (changes: Partial<LineFacts>) =>
    equalProtectionTiers.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['a line by race is strictly scrutinized', {}, 'no-strict'],
    ['Croson: so is a set-aside that means to help', { trait: 'set-aside' }, 'no-strict'],
    ['Washington v. Davis: effect alone', { shape: 'effect', tie: 'substantial' }, 'yes-purpose'],
    ['Arlington Heights: purpose behind neutral words', { shape: 'aimed' }, 'no-strict'],
    ['Craig v. Boren: a loose tie does not save a line by sex', { trait: 'sex' }, 'no-middle'],
    ['a substantial tie does', { trait: 'sex', tie: 'substantial' }, 'yes-middle'],
    ['Virginia: no invented aim', { trait: 'sex', tie: 'substantial', aim: 'invented' }, 'no-actual'],
    ['Clark v. Jeter: birth is like sex', { trait: 'birth', tie: 'substantial' }, 'yes-middle'],
    ['Graham: a state against aliens', { trait: 'alien' }, 'no-strict'],
    ['Diaz: Congress against aliens', { trait: 'alien federal' }, 'yes-federal'],
    ['Foley: a post of government', { trait: 'citizen post' }, 'yes-function'],
    ['Murgia: age', { trait: 'age' }, 'yes-rational'],
    ['Cleburne: disability is not suspect', { trait: 'disability' }, 'yes-rational'],
    ['Cleburne: dislike alone', { trait: 'disability', tie: 'none' }, 'no-rational'],
    ['Rodriguez: wealth', { trait: 'wealth', aim: 'invented' }, 'yes-rational'],
    ['the burden is on the government for sex', { trait: 'sex', tie: 'even' }, 'no-burden'],
    ['and on the challenger for age', { trait: 'age', tie: 'even' }, 'yes-burden'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
