import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { CauseFacts } from '../../../../question-bank/families/torts/factual-and-proximate-cause/facts.ts'
import { factualAndProximateCause } from '../../../../question-bank/families/torts/factual-and-proximate-cause/family.ts'

/** The law a second time, element by element: factual cause, or a substitute for it, and then the scope of liability. */
function liable({ link, force, bearing }: CauseFacts): boolean {
  const is = (...bearings: CauseFacts['bearing'][]) => bearings.includes(bearing)
  // Third Restatement §§ 26 and 27: would care have avoided the harm, or was the breach sufficient when it occurred?
  const avoidable = link === 'entrusted' || link === 'later' || is('needed')
  const sufficient = is('together')
  // § 28 and Second Restatement § 876: what stands in for proof against one of two.
  const burdenUnmet = is('both careless')
  const commonPlan = is('agreed')
  const isCause = avoidable || sufficient || burdenUnmet || commonPlan
  // §§ 29 and 31: the kind of harm, never its manner or extent.
  const isOtherKind = is('other kind')
  // Second Restatement §§ 448 and 457: crimes that nothing announced.
  const isStrangeCrime = is('freak') && force !== 'natural'
  return isCause && !isOtherKind && !isStrangeCrime
}

describe('Factual and proximate cause', () => {
  const patterns = factPatternsOf(factualAndProximateCause)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(26)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, liable(pattern.facts as CauseFacts)])
    }
  })

  it.each([
    ['two fires', 'twin', 'careless', 'together', 'yes-sufficient'],
    ['a fire that comes too late', 'twin', 'natural', 'overtaken', 'no-preempted'],
    ['two hunters', 'unknown', 'careless', 'both careless', 'yes-burden'],
    ['one careful hunter', 'unknown', 'none', 'one careful', 'no-proof'],
    ['a contest', 'unknown', 'careless', 'agreed', 'yes-concert'],
    ['a gun on a toe', 'entrusted', 'none', 'other kind', 'no-risk'],
    ['a thin skull', 'entrusted', 'none', 'greater', 'yes-eggshell'],
    ['malpractice', 'later', 'medical', 'expected', 'yes-foreseeable'],
    ['a murderous nurse', 'later', 'medical', 'freak', 'no-superseding'],
    ['lightning', 'later', 'natural', 'freak', 'yes-risk'],
    ['a rescuer', 'later', 'rescue', 'expected', 'yes-rescue'],
  ] as const)('%s', (_name, link, force, bearing, reason) => {
    expect(factualAndProximateCause.decide({ link, force, bearing }).reasons[0]).toBe(reason)
  })
})
