import { describe, expect, it } from 'vitest'
import type { TierFacts } from '../../../../question-bank/families/constitutional-law/equal-protection-tiers/facts.ts'
import { equalProtectionTiers } from '../../../../question-bank/families/constitutional-law/equal-protection-tiers/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** Equal protection a second time: what each level demands of the proof, and which level is called for. */
function valid({ trait, proof }: TierFacts): boolean {
  // Letters that prove a purpose turn a neutral rule into a racial one, unless it would have been adopted anyway.
  const byRace = trait === 'race' || trait === 'set-aside' || proof === 'purpose'
  const stateAgainstResidents = trait === 'alien'
  const quasiSuspect = trait === 'sex' || trait === 'nonmarital'

  const compellingAndTailored = proof === 'own'
  const substantialAndGenuine = proof === 'close'
  const anyConceivableBasis = proof !== 'dislike'
  if (byRace || stateAgainstResidents) return compellingAndTailored
  return quasiSuspect ? substantialAndGenuine : anyConceivableBasis
}

describe('Equal protection tiers', () => {
  const patterns = factPatternsOf(equalProtectionTiers)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(23)
    for (const pattern of patterns) {
      const upheld = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, upheld]).toEqual([pattern.facts, valid(pattern.facts as TierFacts)])
    }
  })

  it.each([
    ['Johnson v. California: separate but alike', 'race', 'weak', 'no-strict'],
    ['Croson: wrongs of others', 'set-aside', 'societal', 'no-societal'],
    ['Paradise: wrongs of its own', 'set-aside', 'own', 'yes-strict'],
    ['Washington v. Davis: effect alone', 'neutral race', 'effect', 'yes-purpose'],
    ['Arlington Heights: purpose behind neutral words', 'neutral race', 'purpose', 'no-purpose'],
    ['Arlington Heights: the same decision', 'neutral race', 'anyway', 'yes-anyway'],
    ['Feeney: in spite of and not because of', 'neutral sex', 'effect', 'yes-purpose'],
    ['Craig v. Boren: averages do not save a rule by sex', 'sex', 'weak', 'no-generalization'],
    ['privacy does', 'sex', 'close', 'yes-middle'],
    ['Virginia: no invented interest', 'sex', 'late', 'no-late'],
    ['Hogan: the burden is on the state', 'sex', 'balanced', 'no-burden'],
    ['Lalli: proof of paternity', 'nonmarital', 'close', 'yes-middle'],
    ['Graham: a state against residents', 'alien', 'weak', 'no-strict'],
    ['Diaz: Congress', 'federal alien', 'weak', 'yes-federal'],
    ['Foley: a post of government', 'citizen post', 'weak', 'yes-function'],
    ['Murgia: age', 'age', 'weak', 'yes-rational'],
    ['Heller: the burden is on the challenger', 'age', 'balanced', 'yes-burden'],
    ['Cleburne: dislike alone', 'disability', 'dislike', 'no-rational'],
    ['Rodriguez: wealth, and an interest thought of later', 'poverty', 'late', 'yes-rational'],
  ] as const)('%s', (_name, trait, proof, reason) => {
    expect(equalProtectionTiers.decide({ trait, proof }).reasons[0]).toBe(reason)
  })
})
