import type { LibraryRule } from '#protocol/library.ts'
import { plain, stem, topicWords } from '#rules/asking/words.ts'
import { CONCEPTS } from './concepts.ts'

/** An element of a rule beside what was told. */
export interface Applied {
  element: string
  /** the facts that go to it, for or against */
  facts: string[]
  /** what isn't told, in words; null where facts are there, or where no words are known to tell it by */
  missing: string | null
}

/** Words of the books that stand in elements of every kind, and show nothing when a fact has them too. */
const GENERAL: ReadonlySet<string> = new Set(
  [
    ...['state', 'party', 'parties', 'right', 'person', 'act', 'rule', 'case', 'claim', 'fact', 'court'],
    ...['interest', 'use', 'cause', 'time', 'reasonable', 'general', 'part', 'full', 'real', 'good'],
  ].map(stem),
)

const NOT_NEEDED = 'No fact is needed here.'

/** An element that says what needs no proof: no fact goes to it, and none is missing. */
const NEEDLESS = /\b(not required|immaterial|no matter|is no objection)\b/

export const telling = (text: string): string[] =>
  topicWords(text)
    .map(stem)
    .filter((word) => word.length > 3 && !GENERAL.has(word))

/** Each element of a rule with the facts that go to it; null where none goes to any. It never says which way they cut. */
export function applied(rule: LibraryRule, facts: readonly string[]): Applied[] | null {
  const names = [rule.area, ...rule.asked].map(telling).filter((name) => name.length > 0)
  const told = facts
    .map((fact) => ({ fact, text: plain(fact), words: new Set(telling(fact)) }))
    // A clause that names the rule tells no fact of it.
    .filter(({ words }) => !names.some((name) => name.every((word) => words.has(word))))
  const all = rule.elements.map((element): Applied => {
    const named = plain(element)
    if (NEEDLESS.test(named)) return { element, facts: [], missing: NOT_NEEDED }
    const concepts = CONCEPTS.filter(
      ({ element: about, within }) => about.test(named) && (within?.includes(rule.subject) ?? true),
    )
    const words = telling(element)
    const going = told
      .filter(
        (one) =>
          concepts.some(({ fact }) => fact.test(one.text)) || words.some((word) => one.words.has(word)),
      )
      .map(({ fact }) => fact)
    return { element, facts: going, missing: going.length > 0 ? null : (concepts[0]?.missing ?? null) }
  })
  return all.some((one) => one.facts.length > 0) ? all : null
}
