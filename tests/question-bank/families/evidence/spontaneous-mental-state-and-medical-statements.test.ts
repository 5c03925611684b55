import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { SpontaneousFacts } from '../../../../question-bank/families/evidence/spontaneous-mental-state-and-medical-statements/facts.ts'
import { spontaneousStatements } from '../../../../question-bank/families/evidence/spontaneous-mental-state-and-medical-statements/family.ts'

/** FRE 803(1) to (4) and 804(b)(3) a second time: each exception asks its questions of the words, and one is enough. */
function admissible({ matter, twist }: SpontaneousFacts): boolean {
  const about = (...twists: SpontaneousFacts['twist'][]) => twists.includes(twist)
  const secondsAfter = about('describing', 'cry')
  const exception1 = matter === 'event' && secondsAfter
  const underStress = about('cry', 'shaking')
  const exception2 = matter === 'event' && underStress
  const ofThenExistingState = about('intent', 'dread', 'pain')
  const provesThatStateOrItsFulfillment = !about('memory', 'reason')
  const exception3 = matter === 'state' && ofThenExistingState && provesThatStateOrItsFulfillment
  const forDiagnosisOrTreatment = matter === 'medical' && !about('roommate')
  const pertinent = !about('fault')
  const exception4 = forDiagnosisOrTreatment && pertinent
  const speakerUnavailable = false
  const againstInterest = matter === 'confession' && speakerUnavailable
  return exception1 || exception2 || exception3 || exception4 || againstInterest
}

describe('Spontaneous, mental-state and medical statements', () => {
  const patterns = factPatternsOf(spontaneousStatements)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBe(18)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([
        pattern.facts,
        admissible(pattern.facts as SpontaneousFacts),
      ])
    }
  })

  it.each([
    ['a calm report of the moment comes in', 'event', 'describing', 'yes-present'],
    ['stress may last fifty minutes', 'event', 'shaking', 'yes-excited'],
    ['a calm speaker in the evening does not qualify', 'event', 'calm', 'no-lapse'],
    ['an intention proves the act', 'state', 'intent', 'yes-mind'],
    ['a memory does not prove what is remembered', 'state', 'memory', 'no-state'],
    ['a physician hired for the trial will do', 'medical', 'hired', 'yes-medical'],
    ['fault is not pertinent', 'medical', 'fault', 'no-use'],
    ['a roommate is no path to treatment', 'medical', 'roommate', 'no-listener'],
    ['words against interest need an unavailable speaker', 'confession', 'available', 'no-available'],
  ] as const)('%s', (_name, matter, twist, reason) => {
    expect(spontaneousStatements.decide({ matter, twist }).reasons[0]).toBe(reason)
  })
})
