import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import { subtopicOf } from '../../../../question-bank/families/engine/variant.ts'
import type { ExpertFacts } from '../../../../question-bank/families/evidence/expert-testimony-and-authentication/facts.ts'
import { expertTestimonyAndAuthentication } from '../../../../question-bank/families/evidence/expert-testimony-and-authentication/family.ts'

/** The law a second time, rule by rule: is the objection overruled? */
function isOverruled({ twist }: ExpertFacts): boolean {
  const is = (...twists: ExpertFacts['twist'][]) => twists.includes(twist)
  // Rule 702: the court itself has to be persuaded of the person, the data, the method, and its application.
  if (is('other field', 'evenly balanced', 'skipped step', 'gap')) return false
  // Rule 703: the field must rely on the kind of source, and the proponent may seldom repeat it.
  if (is('gossip', 'told')) return false
  // Rules 702(a) and 704(b): no verdicts, and no mental state of the accused.
  if (is('knew', 'liable')) return false
  // Rule 803(18): read, never received.
  if (is('exhibit')) return false
  // Rules 901 and 902: enough for a reasonable jury, which a bare name and study for trial are not.
  return !is('learned', 'name only', 'caller')
}

describe('Expert testimony and authentication', () => {
  const patterns = factPatternsOf(expertTestimonyAndAuthentication)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns).toHaveLength(25)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, isOverruled(pattern.facts as ExpertFacts)])
    }
  })

  it.each([
    ['experience without a degree', 'method', 'experience', 'yes-qualified'],
    ['an even balance since 2023', 'method', 'evenly balanced', 'no-reliable'],
    ['Joiner', 'method', 'gap', 'no-gap'],
    ['Daubert, without general acceptance', 'method', 'new test', 'yes-reliable'],
    ['a report that the field relies on', 'basis', 'report', 'yes-relied'],
    ['the same report, read to the jury', 'basis', 'told', 'no-disclosure'],
    ['the same report on cross-examination', 'basis', 'cross', 'yes-cross'],
    ['Diaz', 'issue', 'most', 'yes-issue'],
    ['a book disowned by the witness', 'treatise', 'denied', 'yes-treatise'],
    ['a letter that the judge thinks forged', 'proof', 'doubted', 'yes-genuine'],
    ['a call that came in', 'proof', 'caller', 'no-proof'],
    ['a call that went out', 'proof', 'dialed', 'yes-genuine'],
    ['a certified copy', 'proof', 'certified', 'yes-self'],
  ] as const)('%s', (_name, matter, twist, reason) => {
    expect(expertTestimonyAndAuthentication.decide({ matter, twist }).reasons[0]).toBe(reason)
  })

  it('places treatises among the hearsay exceptions and authentication beside relevance', () => {
    const SUBTOPICS: Readonly<Record<string, string>> = {
      proof: 'Relevance, exclusion and authentication',
      treatise: 'Hearsay exceptions and confrontation',
    }
    for (const { facts } of patterns)
      expect([facts, subtopicOf(expertTestimonyAndAuthentication, facts)]).toEqual([
        facts,
        SUBTOPICS[facts.matter ?? ''] ?? 'Expert testimony',
      ])
  })
})
