import { describe, expect, it } from 'vitest'
import type { CounselFacts } from '../../question-bank/families/criminal-law/cr-14/facts.ts'
import { counselAndIdentification } from '../../question-bank/families/criminal-law/cr-14/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/** Each guarantee by itself: counsel for words, warnings, counsel at a showing in person, due process. */
function usable(facts: CounselFacts): boolean {
  const formal = facts.stage !== 'arrested'
  const words = facts.about !== 'identity'

  const rightReaches = formal && facts.about !== 'related crime'
  const deliberatelyByGovernment = facts.means === 'informer asks' || facts.means === 'detective'
  const waived = facts.consent === 'signed'
  const massiah = words && rightReaches && deliberatelyByGovernment && !waived && facts.use !== 'impeachment'

  const miranda = words && facts.means === 'detective' && facts.stage === 'arrested'

  const shownInPersonByPolice = facts.means === 'lineup' || facts.means === 'showup'
  const unlawfulShowing = !words && formal && shownInPersonByPolice
  const hasOwnSource = facts.use === 'in court' && facts.view === 'good'
  const wade = unlawfulShowing && !hasOwnSource

  const suggestiveByPolice = facts.means === 'showup'
  const dueProcess = suggestiveByPolice && facts.view === 'poor'

  return !massiah && !miranda && !wade && !dueProcess
}

describe('CR-14, counsel and identifications', () => {
  const patterns = factPatternsOf(counselAndIdentification)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBeGreaterThanOrEqual(20)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, usable(pattern.facts as CounselFacts)])
    }
  })

  const plain: CounselFacts = {
    stage: 'indicted',
    means: 'informer asks',
    about: 'charged crime',
    consent: 'none',
    use: 'chief',
    view: 'not told',
  }
  const governing = (changes: Partial<CounselFacts>) =>
    counselAndIdentification.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['an informer who asks after indictment', {}, 'no-elicit'],
    ['the same before any charge', { stage: 'arrested' }, 'yes-attached'],
    ['the same after a first appearance', { stage: 'appeared' }, 'no-stage'],
    ['an informer who only listens', { means: 'informer listens' }, 'yes-passive'],
    ['a burglary that is only related', { about: 'related crime' }, 'yes-offense'],
    ['a theft that the robbery includes', { about: 'included crime' }, 'no-reach'],
    ['rebuttal', { use: 'impeachment' }, 'yes-impeach'],
    ['a lineup after indictment', { means: 'lineup', about: 'identity' }, 'no-lineup'],
    ['a lineup before a charge', { stage: 'arrested', means: 'lineup', about: 'identity' }, 'yes-attached'],
    ['photographs after indictment', { means: 'photographs', about: 'identity' }, 'yes-stage'],
    ['chance', { stage: 'arrested', means: 'chance', about: 'identity' }, 'yes-jury'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
