import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { WritingFacts } from '../../../../question-bank/families/evidence/writings/facts.ts'
import { writings } from '../../../../question-bank/families/evidence/writings/family.ts'

/**
 * The rules a second time, rule by rule: an original is asked for whenever content is proved (1002), unless one
 * of the others lets in something else; then those that have nothing to do with originals (106, 107, 801).
 */
function admissible({ twist }: WritingFacts): boolean {
  const is = (...twists: WritingFacts['twist'][]) => twists.includes(twist)
  const provesContent = !is('event', 'drawing', 'needed', 'unneeded')
  const original1001d = is('printout')
  const duplicate1003 = is('undoubted')
  const excuse1004a = is('careless', 'copy exists')
  const excuse1004b = is('overseas')
  const excuse1004c = is('noticed')
  const excuse1004d = is('collateral')
  const public1005 = is('certified')
  const summary1006 = is('open')
  const admission1007 = is('deposition')
  const contentProvable = [
    original1001d,
    duplicate1003,
    excuse1004a,
    excuse1004b,
    excuse1004c,
    excuse1004d,
    public1005,
    summary1006,
    admission1007,
  ].some((met) => met)
  const rule1002 = !provesContent || contentProvable
  const rule107 = !is('drawing')
  const ownWordsAsTrue = is('needed', 'unneeded')
  const rule106 = is('needed')
  const hearsay = ownWordsAsTrue && !rule106
  return rule1002 && rule107 && !hearsay
}

describe('Writings', () => {
  const patterns = factPatternsOf(writings)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBe(23)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, admissible(pattern.facts as WritingFacts)])
    }
  })

  it.each([
    ['an event may be told though a paper records it', 'witness', 'event', 'yes-perceived'],
    ['the terms of a contract may not', 'witness', 'terms', 'no-content'],
    ['what was only read is content', 'witness', 'reading', 'no-content'],
    ['a photocopy will do', 'copy', 'undoubted', 'yes-copy'],
    ['a typed transcript will not', 'copy', 'typed', 'no-content'],
    ['carelessness is not bad faith', 'missing', 'careless', 'yes-lost'],
    ['there are no degrees of secondary evidence', 'missing', 'copy exists', 'yes-lost'],
    ['except for public records', 'public', 'from memory', 'no-ladder'],
    ['a summary does not need the records in evidence', 'bulk', 'open', 'yes-volume'],
    ['an illustrative aid is not evidence', 'bulk', 'drawing', 'no-aid'],
    ['a spoken admission is not enough', 'admission', 'lunch', 'no-spoken'],
    ['an oral remainder comes in over hearsay', 'remainder', 'needed', 'yes-whole'],
  ] as const)('%s', (_name, matter, twist, reason) => {
    expect(writings.decide({ matter, twist }).reasons[0]).toBe(reason)
  })
})
