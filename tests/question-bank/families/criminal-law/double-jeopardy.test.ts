import { describe, expect, it } from 'vitest'
import type { JeopardyFacts } from '../../../../question-bank/families/criminal-law/double-jeopardy/facts.ts'
import { doubleJeopardy } from '../../../../question-bank/families/criminal-law/double-jeopardy/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/**
 * The clause a second time, element by element: attached, same offense (or a fact already settled), same
 * sovereign, criminal, and not saved by consent, need, or an appeal that leads to no new trial.
 */
function barred({ second, twist }: JeopardyFacts): boolean {
  const is = (...twists: JeopardyFacts['twist'][]) => twists.includes(twist)
  const attached = !is('jury-unsworn')
  const criminalBoth = !is('forfeiture')
  const sameSovereign = !is('federal')

  const sameElements = second === 'same' || is('lesser', 'after-death', 'federal', 'city', 'territory')
  const existedAtFirst = !is('after-death')
  const issueSettledByAcquittal = is('one-issue')
  const sameOffense = (sameElements && existedAtFirst) || issueSettledByAcquittal

  const defenseChose = is('careless-mistrial', 'delay-dismissal', 'severed')
  const need = is('deadlock', 'report', 'defense-misconduct')
  const convictionUpsetOtherwiseThanForLackOfProof = is('reversed-error', 'reversed-weight')
  const onlyRestoresVerdict = is('verdict-set-aside')
  const saved = defenseChose || need || convictionUpsetOtherwiseThanForLackOfProof || onlyRestoresVerdict

  return attached && criminalBoth && sameSovereign && sameOffense && !saved
}

describe('Double jeopardy', () => {
  const patterns = factPatternsOf(doubleJeopardy)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBe(27)
    for (const pattern of patterns) {
      const bars = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, bars]).toEqual([pattern.facts, barred(pattern.facts as JeopardyFacts)])
    }
  })

  it.each([
    ['jurors chosen and not sworn', 'same', 'jury-unsworn', 'no-attached'],
    ['jurors sworn', 'same', 'jury-sworn', 'yes-attached'],
    ['a hung jury', 'same', 'deadlock', 'no-necessity'],
    ['a mistrial that was provoked', 'same', 'provoked-mistrial', 'yes-fault'],
    ['an acquittal by mistake', 'same', 'directed-acquittal', 'yes-acquittal'],
    ['a verdict that can be put back', 'same', 'verdict-set-aside', 'no-verdict'],
    ['a reversal on weight', 'same', 'reversed-weight', 'no-reversal'],
    ['a reversal for lack of proof', 'same', 'reversed-proof', 'yes-proof'],
    ['a lesser included offense', 'other', 'lesser', 'yes-same'],
    ['a death after the first trial', 'other', 'after-death', 'no-different'],
    ['state, then federal', 'other', 'federal', 'no-sovereign'],
    ['city, then state', 'other', 'city', 'yes-sovereign'],
    ['one issue was settled', 'other', 'one-issue', 'yes-issue'],
    ['two issues were open', 'other', 'two-issues', 'no-different'],
    ['two trials were wanted', 'other', 'severed', 'no-consent'],
  ] as const)('%s', (_name, second, twist, reason) => {
    expect(doubleJeopardy.decide({ second, twist }).reasons[0]).toBe(reason)
  })
})
