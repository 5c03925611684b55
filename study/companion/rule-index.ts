import MiniSearch, { type SearchResult } from 'minisearch'
import type { LibraryRule } from '#protocol/library.ts'
import { stem, topicWords } from '#rules/asking/words.ts'
import type { Subject } from '#rules/subjects.ts'
import type { AreaReader, Guess } from './areas.ts'
import type { Hit } from './hit.ts'
import { byMeaning } from './meaning.ts'
import { meantBy } from './spelling.ts'

/** `within` keeps to a subject, `near` only prefers one; `closest` are the rules nearest in meaning, nearest first. */
interface Scope {
  within?: Subject | undefined
  near?: Subject | undefined
  closest?: readonly string[] | undefined
}

export interface RuleIndex {
  /** The best rules, best first. */
  search(question: string, scope?: Scope): Hit[]
}

const HITS = 5
/** Hits looked at again for whole phrases. */
const LOOKED_AT = 40
/** The fields a rule is found in and what each adds to a score. */
const BOOST = {
  area: 5,
  asked: 4,
  terms: 3,
  subtopic: 1.5,
  subject: 0.6,
  rule: 2,
  elements: 1.2,
  traps: 1,
  authorities: 2,
  explained: 0.3,
}
/** The weight of a match in each field, for the rule's being meant; the best field counts. */
const TELLING: Readonly<Record<string, number>> = {
  area: 1,
  asked: 1,
  terms: 0.95,
  authorities: 1,
  rule: 0.85,
  elements: 0.75,
  subtopic: 0.7,
  traps: 0.6,
  subject: 0.35,
  explained: 0.3,
}
/** A guess at a misspelled word weighs a little less than the word. */
const GUESSED = 0.85
/** The most that a phrase students use adds, where all of it is in the question. */
const PHRASE = 1.2
/** A phrase that is the whole question, but for rounding, and what that is worth. */
const WHOLE = 0.999
const NAMED = 1.3
const NEAR = 1.25
/** Rules taken in by plain words alone, though no search found them. */
const GUESSES = 8
/** How far a match in the library moves the odds, and the score that moves them noticeably. */
const LIBRARY_SAYS = 3
const NOTICEABLE = 30
/** The odds of a rule that plain words don't speak for at all. */
const FAINT = 1e-6

const documentOf = (rule: LibraryRule) => ({
  ...rule,
  asked: rule.asked.join(' . '),
  terms: rule.terms.join(' . '),
  elements: rule.elements.join(' '),
  traps: rule.traps.join(' '),
  authorities: rule.authorities.join(' . '),
})

const stemsOf = (text: string): string[] => [...new Set(topicWords(text).map(stem))]

/** How many rules hold each word. */
function vocabularyOf(rules: readonly LibraryRule[]): Map<string, number> {
  const holders = new Map<string, number>()
  for (const rule of rules) {
    const { id: _id, ...texts } = documentOf(rule)
    for (const word of stemsOf(Object.values(texts).join(' ')))
      holders.set(word, (holders.get(word) ?? 0) + 1)
  }
  return holders
}

/** The rules that plain words or meaning speak for, each once; no search of the library may have found them. */
function spokenFor(
  { areas }: Guess,
  { within, near, closest = [] }: Scope,
  byId: ReadonlyMap<string, LibraryRule>,
): LibraryRule[] {
  const rulesOf = (ids: readonly string[]) =>
    ids
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ subject }) => within === undefined || subject === within)
  const guessed = [...areas].sort(([, one], [, other]) => other - one).map(([id]) => id)
  const first = rulesOf(guessed).slice(0, near === undefined ? GUESSES : 2 * GUESSES)
  return [...new Set([...first, ...rulesOf(closest)])]
}

export function ruleIndex(rules: readonly LibraryRule[], areas: AreaReader | null = null): RuleIndex {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const vocabulary = vocabularyOf(rules)
  const phrases = new Map(rules.map((rule) => [rule.id, [...rule.asked, rule.area].map(stemsOf)]))
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: topicWords,
    processTerm: stem,
    // Questions come as stems already.
    searchOptions: { boost: BOOST, tokenize: (text) => text.split(' '), processTerm: (term) => term },
  })
  index.addAll(rules.map(documentOf))

  /** Rare words say most, and words the library does not know as much as the rarest. */
  const weight = (word: string): number => Math.log(1 + rules.length / (vocabulary.get(word) ?? 0.5))
  const weightOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + weight(word), 0)

  /** The largest share of the question that is one phrase of the rule's. */
  function phrased(id: string, words: ReadonlySet<string>, whole: number): number {
    const held = (phrases.get(id) ?? []).filter(
      (phrase) => phrase.length > 0 && phrase.every((word) => words.has(word)),
    )
    return Math.max(0, ...held.map(weightOf)) / whole
  }

  /** `meant` are the words as searched for, each with the word as typed. */
  function sureness(hit: SearchResult, meant: readonly [string, string][], whole: number): number {
    const weights = meant.map(([word, typed]) => {
      const fields = hit.match[word] ?? []
      const telling = Math.max(0, ...fields.map((field) => TELLING[field] ?? 0))
      return weight(word === typed ? word : typed) * telling * (word === typed ? 1 : GUESSED)
    })
    return weights.reduce((sum, one) => sum + one, 0) / whole
  }

  function inLibrary(question: string, { within, near }: Scope): Hit[] {
    const meant = stemsOf(question).map((typed): [string, string] => [
      vocabulary.has(typed) ? typed : (meantBy(typed, vocabulary) ?? typed),
      typed,
    ])
    if (meant.length === 0) return []
    const words = new Set(meant.map(([word]) => word))
    const whole = weightOf([...words])
    const typedWhole = weightOf(meant.map(([, typed]) => typed))
    const found = index.search([...words].join(' '), {
      filter: ({ id }) => within === undefined || byId.get(id)?.subject === within,
      boostDocument: (id) => (near !== undefined && byId.get(id)?.subject === near ? NEAR : 1),
    })
    return found.slice(0, LOOKED_AT).flatMap((hit): Hit[] => {
      const rule = byId.get(hit.id)
      const share = phrased(hit.id, words, whole)
      const isNamed = share > WHOLE
      const score = hit.score * (1 + PHRASE * share) * (isNamed ? NAMED : 1)
      return rule ? [{ rule, score, sureness: sureness(hit, meant, typedWhole), odds: 0, isNamed }] : []
    })
  }

  return {
    search(question, scope = {}) {
      const found = inLibrary(question, scope)
      const guess = areas?.guess(question)
      if (!guess) return found.sort((one, other) => other.score - one.score).slice(0, HITS)
      const known = new Set(found.map(({ rule }) => rule))
      const others = spokenFor(guess, scope, byId).filter((rule) => !known.has(rule))
      const unfound = { score: 0, sureness: 0, odds: 0, isNamed: false }
      const all = [...found, ...others.map((rule) => ({ rule, ...unfound }))]
      const hits = joined(all, guess, scope)
      return (scope.closest ? byMeaning(hits, scope.closest) : hits).slice(0, HITS)
    },
  }
}

/** Hits by how likely each is meant. The library's own hits move those of plain words. */
function joined(hits: readonly Hit[], { areas, ours }: Guess, { within, near }: Scope): Hit[] {
  const chances = hits.map((hit) => {
    const library = 1 + hit.score / NOTICEABLE
    const likes = near !== undefined && hit.rule.subject === near ? NEAR : 1
    return ((areas.get(hit.rule.id) ?? 0) + FAINT) * likes * library ** (LIBRARY_SAYS * hit.sureness)
  })
  const guessed = new Set(hits.map(({ rule }) => rule.id))
  // Within a subject, what other subjects hold is not in question.
  const others =
    within === undefined
      ? [...areas].filter(([id]) => !guessed.has(id)).reduce((sum, [, odds]) => sum + odds, 0)
      : 0
  const all = chances.reduce((sum, one) => sum + one, 0) + others
  return hits
    .map((hit, place) => ({ ...hit, odds: (ours * (chances[place] ?? 0)) / all }))
    .sort((one, other) => other.odds - one.odds)
}
