import { describe, expect, it } from 'vitest'
import type { HomicideFacts } from '../../../../question-bank/families/criminal-law/homicide-grading/facts.ts'
import { homicideGrading } from '../../../../question-bank/families/criminal-law/homicide-grading/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/**
 * The law of homicide a second time, element by element: an act or a duty, cause, then a state of mind that is bad
 * enough for the charge, less what mitigates it. Felony murder has elements of its own.
 */
function guilty({ scene, twist }: HomicideFacts): boolean {
  const is = (...twists: HomicideFacts['twist'][]) => twists.includes(twist)

  if (scene === 'felony') {
    const listedAndIndependent = !is('merger', 'claim')
    const notYetSafe = !is('safety')
    const byFelon = !is('agency', 'cause')
    const resistanceCounts = is('cause')
    return listedAndIndependent && notYetSafe && (byFelon || resistanceCounts)
  }

  const actedOrHadDuty = !is('passerby')
  const caused = !is('license')
  if (!actedOrHadDuty || !caused) return false

  const chargedWithManslaughter = is('shove-lesser', 'jest-lesser', 'glance', 'caretaker')
  const grossOrUnlawful = !is('glance')
  if (chargedWithManslaughter) return grossOrUnlawful

  const meantDeath = scene === 'provoked' || is('mercy', 'transferred', 'planned', 'impulse')
  const meantSeriousHarm = is('injury')
  const knewExtremeRisk = is('crowd')
  const malice = meantDeath || meantSeriousHarm || knewExtremeRisk

  const adequate = is('bottle', 'adultery', 'overnight', 'calm')
  const passionWasRealAndFresh = !is('overnight', 'calm')
  const honestFear = is('mistaken-defense')
  const mitigated = (adequate && passionWasRealAndFresh) || honestFear

  const belowTheDegree = is('impulse')
  return malice && !mitigated && !belowTheDegree
}

describe('Homicide grading', () => {
  const patterns = factPatternsOf(homicideGrading)

  it('agrees in every pattern with a second derivation of the law', () => {
    expect(patterns).toHaveLength(27)
    for (const pattern of patterns) {
      const isGuilty = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, isGuilty]).toEqual([pattern.facts, guilty(pattern.facts as HomicideFacts)])
    }
  })

  it.each([
    ['pity is no defense', 'attack', 'mercy', 'yes-intent'],
    ['intent follows the bullet', 'attack', 'transferred', 'yes-transferred'],
    ['broken bones are enough', 'attack', 'injury', 'yes-injury'],
    ['a push is not', 'attack', 'shove', 'no-malice'],
    ['but it is manslaughter', 'attack', 'shove-lesser', 'yes-unlawful'],
    ['an impulse is not premeditated', 'attack', 'impulse', 'no-premeditation'],
    ['a serious battery mitigates', 'provoked', 'bottle', 'no-passion'],
    ['words do not', 'provoked', 'words', 'yes-words'],
    ['time cools', 'provoked', 'overnight', 'yes-cooled'],
    ['an honest fear mitigates', 'provoked', 'mistaken-defense', 'no-belief'],
    ['a risk that was seen is malice', 'risk', 'crowd', 'yes-depraved'],
    ['a risk that was not seen is none', 'risk', 'jest', 'no-awareness'],
    ['but may be gross', 'risk', 'jest-lesser', 'yes-negligence'],
    ['a license saves no one', 'risk', 'license', 'no-cause'],
    ['a contract makes a duty', 'risk', 'caretaker', 'yes-duty'],
    ['pity does not', 'risk', 'passerby', 'no-duty'],
    ['an accident in a robbery', 'felony', 'accident', 'yes-felony'],
    ["an owner's shot under the agency theory", 'felony', 'agency', 'no-agency'],
    ["an officer's shot under the other", 'felony', 'cause', 'yes-cause'],
    ['an assault merges', 'felony', 'merger', 'no-merger'],
    ['the flight ends at home', 'felony', 'safety', 'no-safety'],
    ['no theft, no felony', 'felony', 'claim', 'no-felony'],
  ] as const)('%s', (_name, scene, twist, reason) => {
    expect(homicideGrading.decide({ scene, twist }).reasons[0]).toBe(reason)
  })
})
