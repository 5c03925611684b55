import { describe, expect, it } from 'vitest'
import type { CounselFacts } from '../../../../question-bank/families/criminal-law/right-to-counsel-and-identifications/facts.ts'
import { rightToCounsel } from '../../../../question-bank/families/criminal-law/right-to-counsel-and-identifications/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** Each guarantee by itself: counsel for words, warnings, counsel at a showing in person, due process. */
function usable({ about, twist }: CounselFacts): boolean {
  const is = (...twists: CounselFacts['twist'][]) => twists.includes(twist)
  const beforeAnyProceeding = is(
    'uncharged-informant',
    'unwarned-questions',
    'uncharged-lineup',
    'reliable-showup',
    'unreliable-showup',
    'chance-encounter',
  )
  const formal = !beforeAnyProceeding
  const words = about === 'words'

  const rightReaches = formal && !is('other-offense')
  const deliberatelyByGovernment = !is('passive-informant', 'private-cellmate')
  const waived = is('waiver')
  const onlyContradicts = is('impeachment')
  const massiah = words && rightReaches && deliberatelyByGovernment && !waived && !onlyContradicts

  const knownPoliceAsk = is('unwarned-questions')
  const miranda = words && knownPoliceAsk && beforeAnyProceeding

  const shownInPersonByPolice = !words && !is('photographs', 'sample', 'chance-encounter')
  const hasOwnSource = is('own-source')
  const wade = shownInPersonByPolice && formal && !hasOwnSource

  const suggestiveByPolice = is('reliable-showup', 'unreliable-showup')
  const dueProcess = suggestiveByPolice && is('unreliable-showup')

  return !massiah && !miranda && !wade && !dueProcess
}

describe('Right to counsel and identifications', () => {
  const patterns = factPatternsOf(rightToCounsel)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBe(20)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, usable(pattern.facts as CounselFacts)])
    }
  })

  it.each([
    ['an informant who asks after indictment', 'words', 'active-informant', 'no-elicit'],
    ['the same before any charge', 'words', 'uncharged-informant', 'yes-attached'],
    ['the same after a first appearance', 'words', 'first-appearance', 'no-stage'],
    ['an informant who only listens', 'words', 'passive-informant', 'yes-passive'],
    ['a burglary that is only related', 'words', 'other-offense', 'yes-offense'],
    ['a theft that the robbery includes', 'words', 'included-offense', 'no-reach'],
    ['rebuttal', 'words', 'impeachment', 'yes-impeach'],
    ['a lineup after indictment', 'identity', 'charged-lineup', 'no-lineup'],
    ['a lineup before a charge', 'identity', 'uncharged-lineup', 'yes-attached'],
    ['photographs', 'identity', 'photographs', 'yes-stage'],
    ['a source of its own', 'identity', 'own-source', 'yes-source'],
    ['a needless showup of a stranger', 'identity', 'unreliable-showup', 'no-reliable'],
    ['an umbrella', 'identity', 'chance-encounter', 'yes-jury'],
  ] as const)('%s', (_name, about, twist, reason) => {
    expect(rightToCounsel.decide({ about, twist }).reasons[0]).toBe(reason)
  })
})
