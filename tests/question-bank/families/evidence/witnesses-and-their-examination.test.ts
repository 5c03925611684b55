import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import { subtopicOf } from '../../../../question-bank/families/engine/variant.ts'
import type { WitnessFacts } from '../../../../question-bank/families/evidence/witnesses-and-their-examination/facts.ts'
import { witnessesAndTheirExamination } from '../../../../question-bank/families/evidence/witnesses-and-their-examination/family.ts'

/** The law a second time, rule by rule: is the objection overruled? */
function isOverruled({ twist }: WitnessFacts): boolean {
  const is = (...twists: WitnessFacts['twist'][]) => twists.includes(twist)
  // Rules 601 to 603: a promise, perception that a jury could find, and no bar in the law that the claim comes from.
  if (is('no promise', 'told', 'state claim')) return false
  // Rule 606(b): inside stays inside, unless it came from outside or only the form is wrong.
  const isJury = is('pressure', 'outside', 'form', 'voir dire')
  if (isJury) return is('outside', 'form')
  // Rule 611(b) and (c): form and subject of a question.
  if (is('leading', 'beyond')) return false
  // Rule 803(5): read if made or adopted by the witness; handed to the jury by nobody but an adverse party.
  if (is('exhibit', 'not hers')) return false
  // Rule 701: perceived, helpful, untrained.
  if (is('technical', 'blame')) return false
  // Rule 615: all must leave, but for natural persons who are parties and one representative; and leaving is enough.
  return !is('eyewitness', 'second')
}

describe('Witnesses and their examination', () => {
  const patterns = factPatternsOf(witnessesAndTheirExamination)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns).toHaveLength(26)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, isOverruled(pattern.facts as WitnessFacts)])
    }
  })

  it.each([
    ['a report instead of eyes', 'knowledge', 'told', 'no-knowledge'],
    ['eyes that the judge does not believe', 'knowledge', 'disputed', 'yes-knowledge'],
    ["a dead man's statute in diversity", 'competence', 'state claim', 'no-incompetent'],
    ["a dead man's statute and a federal claim", 'competence', 'federal claim', 'yes-competent'],
    ['a zero lost on the form', 'verdict', 'form', 'yes-clerical'],
    ['Warger', 'verdict', 'voir dire', 'no-deliberations'],
    ['a manager called by the other side', 'question', 'adverse', 'yes-adverse'],
    ['a memory that came back', 'memory', 'refreshed', 'yes-refreshed'],
    ['a note for the jury room', 'memory', 'exhibit', 'no-exhibit'],
    ['one representative since 2023', 'presence', 'second', 'no-second'],
    ['a transcript under a bare order', 'presence', 'bare order', 'yes-order'],
  ] as const)('%s', (_name, matter, twist, reason) => {
    expect(witnessesAndTheirExamination.decide({ matter, twist }).reasons[0]).toBe(reason)
  })

  it('places recorded recollection among the hearsay exceptions, and all else under presentation', () => {
    for (const { facts, rules } of patterns)
      expect([facts, subtopicOf(witnessesAndTheirExamination, facts)]).toEqual([
        facts,
        rules.includes('recorded') ? 'Hearsay exceptions and confrontation' : 'Presentation of evidence',
      ])
  })
})
