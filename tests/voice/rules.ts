import { OLD_WORDS } from '../docs/old-words.ts'
import { CONTRACTIONS } from './contractions.ts'
import { withoutLabels } from './protected.ts'
import { type Kind, sentencesOf } from './said.ts'
import { AMERICAN, COURTLY, INTERFACE } from './words.ts'

/** Something wrong with a text: the words that are, and what to write. */
export interface Fault {
  readonly found: string
  readonly instead: string
}

/** Words a sentence may have. */
const LONGEST: Readonly<Record<Kind, number>> = { interface: 20, document: 40 }

const BRITISH = OLD_WORDS.filter(({ name }) => name === 'British spelling')
const MARKS = [
  { pattern: /…/g, instead: 'three periods' },
  { pattern: /(?<=[A-Za-z{}])'(?=[a-z])/g, instead: 'a curly apostrophe, ’' },
  { pattern: /"/g, instead: 'curly quotes, “ ”' },
  {
    pattern:
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
    instead: 'the month first, Nov 23',
  },
  { pattern: /!!|!\?|\?!/g, instead: 'one mark' },
  { pattern: /\{\} (?:h|s|secs|mins|hrs)(?![\w’])/g, instead: 'hr, min, sec' },
]
const FAILED = /^(?:We (?:couldn|can)’t|That didn’t|Something went wrong)/

const countWords = (sentence: string): number =>
  sentence.split(/[\s–—]+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length

const wordsOf = (kind: Kind) =>
  kind === 'interface'
    ? [...AMERICAN, ...COURTLY, ...INTERFACE, ...CONTRACTIONS, ...BRITISH, ...MARKS]
    : [...AMERICAN, ...COURTLY, ...CONTRACTIONS, ...BRITISH]

/** Returns what is wrong with a text that a person reads. Labels that the specification fixes are passed over. */
export function faultsIn(text: string, kind: Kind): Fault[] {
  const own = withoutLabels(text)
  const bad = wordsOf(kind).flatMap(({ pattern, instead }) =>
    [...own.matchAll(pattern)].map(([found]) => ({ found, instead })),
  )
  const sentences = sentencesOf(own, kind)
  const long = sentences
    .map((sentence) => ({ sentence, count: countWords(sentence) }))
    .filter(({ count }) => count > LONGEST[kind])
    .map(({ sentence, count }) => ({
      found: `${sentence.split(' ').slice(0, 4).join(' ')}...`,
      instead: `${LONGEST[kind]} words at most, not ${count}`,
    }))
  const [first = ''] = sentences
  const isDeadEnd =
    kind === 'interface' && sentences.length === 1 && FAILED.test(first) && first.endsWith('.')
  return [...bad, ...long, ...(isDeadEnd ? [{ found: first, instead: 'also what to do next' }] : [])]
}
