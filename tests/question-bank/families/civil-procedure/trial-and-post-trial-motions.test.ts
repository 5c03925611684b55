import { describe, expect, it } from 'vitest'
import type { MotionFacts } from '../../../../question-bank/families/civil-procedure/trial-and-post-trial-motions/facts.ts'
import { trialAndPostTrialMotions } from '../../../../question-bank/families/civil-procedure/trial-and-post-trial-motions/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The rules one by one: each says what it asks for, and a motion under it may be granted if all of that is there. */
function grantable({ motion, record, time }: MotionFacts): boolean {
  const reasonableJuryCouldFind = record === 'disbelieved' || record === 'balanced'
  const daysAfterJudgment = { 'in time': 28, late: 29, extended: 40 }[time]
  const rule6b2AllowsExtension = motion === 'summary judgment'
  const inTime28 = daysAfterJudgment <= 28 || (time === 'extended' && rule6b2AllowsExtension)

  const rule56a = !reasonableJuryCouldFind
  const rule56b = time === 'in time' || time === 'extended'
  const rule50a = motion !== 'during trial, early' && !reasonableJuryCouldFind
  const sameGroundBefore = motion === 'renewed'
  const rule50b = sameGroundBefore && inTime28 && !reasonableJuryCouldFind
  const rule59 = inTime28 && record === 'disbelieved'

  const months = time === 'in time' ? 11 : 13
  const ground = record.startsWith('mistake')
    ? 1
    : record === 'new evidence' || record === 'evidence overlooked'
      ? 2
      : ({ fraud: 3, void: 4 }[record as string] ?? 6)
  const met = record !== 'evidence overlooked'
  const reasonableTime = record !== 'mistake, waiting'
  const rule60c1 = reasonableTime && (ground > 3 || months <= 12)

  switch (motion) {
    case 'summary judgment':
      return rule56a && rule56b
    case 'during trial':
    case 'during trial, early':
      return rule50a
    case 'new trial':
      return rule59
    case 'relief':
      return met && rule60c1
    default:
      return rule50b
  }
}

describe('Trial and post-trial motions', () => {
  const patterns = factPatternsOf(trialAndPostTrialMotions)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBe(29)
    for (const pattern of patterns) {
      const facts = pattern.facts as MotionFacts
      expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([facts, grantable(facts)])
    }
  })

  it.each([
    [
      'allegations do not resist summary judgment',
      'summary judgment',
      'allegations',
      'in time',
      'yes-insufficient',
    ],
    ['credibility is for the jury', 'summary judgment', 'disbelieved', 'in time', 'no-weigh'],
    ['but a new trial lets the judge weigh', 'new trial', 'disbelieved', 'in time', 'yes-weigh'],
    ['50(b) needs 50(a)', 'never made before', 'none', 'in time', 'no-prior'],
    ['28 days cannot be extended', 'renewed', 'none', 'extended', 'no-limit'],
    ['fraud has a year', 'relief', 'fraud', 'late', 'no-limit'],
    ['a void judgment has not', 'relief', 'void', 'late', 'yes-reasonable'],
    ['the open ground is no way round the year', 'relief', 'mistake, renamed', 'late', 'no-renaming'],
  ] as const)('%s', (_name, motion, record, time, reason) => {
    expect(trialAndPostTrialMotions.decide({ motion, record, time }).reasons[0]).toBe(reason)
  })
})
