import { sentences } from '../../text/sentences.ts'
import { wordCount } from '../../text/words.ts'

/** The longest sentence that joining may make. */
const LONGEST = 41

/** First words of a sentence that are not names. */
const SMALL =
  /^(?:The|A|An|It|Its|On|In|At|By|For|When|Of|Nobody|Nothing|Each|One|Two|Three|Left|Both|Long|Before|Since|There|They|These|Then|Through|Finishing|Going|Knowing|With|After|Had|What|Courts|This|Some|Most|That|Half|Neither)\b/

/**
 * Joins neighboring short sentences by a semicolon, so that a stem of many small steps does not read like a primer. After a
 * semicolon only a name keeps its capital. A sentence whose first word may or may not be a name is not joined.
 */
export function joinSentences(text: string): string {
  const all = sentences(text)
  const names = namesIn(all)
  const joined: string[] = []
  let open = true
  for (const sentence of all) {
    const last = joined.at(-1)
    const start = started(sentence, names)
    const fits: boolean = open && last !== undefined && start !== null && canJoin(last, sentence)
    if (fits) joined[joined.length - 1] = `${last?.slice(0, -1)}; ${start}`
    else joined.push(sentence)
    open = !fits
  }
  return joined.join(' ')
}

const canJoin = (last: string, next: string): boolean =>
  last.endsWith('.') &&
  next.endsWith('.') &&
  !`${last}${next}`.includes('"') &&
  wordCount(last) + wordCount(next) <= LONGEST

/** Returns the words that have a capital twice or more, or once within a sentence, and are never written without one. */
function namesIn(all: readonly string[]): ReadonlySet<string> {
  const text = all.join(' ')
  const within = all.flatMap((sentence) =>
    [...sentence.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}-]*/gu)].flat(),
  )
  const words = [...text.matchAll(/\b\p{Lu}[\p{L}-]*/gu)].flat()
  const again = words.filter((word, index) => words.indexOf(word) !== index)
  const small = new Set([...text.matchAll(/\b\p{Ll}[\p{L}-]*/gu)].flat())
  return new Set([...within, ...again].filter((word) => !small.has(word.toLowerCase())))
}

/** Returns the sentence as it reads on after a semicolon; null where that cannot be told. */
function started(sentence: string, names: ReadonlySet<string>): string | null {
  if (SMALL.test(sentence)) return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
  const [first = ''] = /^[\p{L}-]+/u.exec(sentence) ?? []
  return names.has(first) ? sentence : null
}
