import { describe, expect, it } from 'vitest'
import type { JeopardyFacts } from '../../question-bank/families/criminal-law/cr-15/facts.ts'
import { doubleJeopardy } from '../../question-bank/families/criminal-law/cr-15/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/**
 * The clause a second time, element by element: attached, same offense (or a fact already settled), same
 * sovereign, criminal, and not saved by consent, need, continuing jeopardy or an appeal that leads to no new trial.
 */
function barred(facts: JeopardyFacts): boolean {
  const attached = facts.stage !== 'jury chosen' && facts.stage !== 'bench opened'
  const criminalBoth = facts.second !== 'forfeiture'
  const sameSovereign = facts.second !== 'federal' && facts.second !== 'other state'

  const elementsDiffer = [
    'other element',
    'other victim, one issue',
    'other victim, two issues',
    'severed charge',
  ]
  const sameOffense = !elementsDiffer.includes(facts.second)
  const couldBeJoinedAtFirst = facts.second !== 'after death'
  const issueSettled = facts.second === 'other victim, one issue' && facts.ending === 'acquittal'

  const defenseChose =
    facts.ending === 'careless mistrial' ||
    facts.ending === 'delay dismissal' ||
    facts.second === 'severed charge'
  const need = ['deadlock', 'deadlock after report', 'defense misconduct'].includes(facts.ending)
  const convictionUpsetOtherwiseThanForLackOfProof =
    facts.ending === 'reversed for error' || facts.ending === 'reversed on weight'
  const onlyRestoresVerdict = facts.ending === 'verdict set aside'
  const saved = defenseChose || need || convictionUpsetOtherwiseThanForLackOfProof || onlyRestoresVerdict

  return (
    attached &&
    criminalBoth &&
    sameSovereign &&
    couldBeJoinedAtFirst &&
    (sameOffense || issueSettled) &&
    !saved
  )
}

describe('CR-15, double jeopardy', () => {
  const patterns = factPatternsOf(doubleJeopardy)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBeGreaterThan(30)
    for (const pattern of patterns) {
      const bars = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, bars]).toEqual([pattern.facts, barred(pattern.facts as JeopardyFacts)])
    }
  })

  const governing = (
    stage: JeopardyFacts['stage'],
    ending: JeopardyFacts['ending'],
    second: JeopardyFacts['second'],
  ) => doubleJeopardy.decide({ stage, ending, second }).reasons[0]

  it.each([
    ['jurors chosen are not yet sworn', 'jury chosen', 'dropped', 'same charge', 'no-attached'],
    ['jurors sworn, no witness yet', 'jury sworn', 'dropped', 'same charge', 'yes-attached'],
    ['a hung jury', 'evidence', 'deadlock', 'same charge', 'no-necessity'],
    [
      'an acquittal by mistake of law during trial',
      'evidence',
      'directed acquittal',
      'same charge',
      'yes-final',
    ],
    ['an acquittal after a guilty verdict', 'verdict', 'verdict set aside', 'same charge', 'no-appeal'],
    ['reversal for hearsay', 'verdict', 'reversed for error', 'same charge', 'no-reversal'],
    ['reversal for lack of proof', 'verdict', 'reversed on sufficiency', 'same charge', 'yes-proof'],
    ['state, then federal', 'verdict', 'conviction', 'federal', 'no-sovereign'],
    ['city, then state', 'verdict', 'conviction', 'state after city', 'yes-sovereign'],
    ['six players at one table', 'verdict', 'acquittal', 'other victim, one issue', 'yes-issue'],
    ['the victim dies later', 'verdict', 'conviction', 'after death', 'no-later'],
  ] as const)('%s', (_name, stage, ending, second, reason) => {
    expect(governing(stage, ending, second)).toBe(reason)
  })
})
