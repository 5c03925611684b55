import { sentences } from '../../../text/sentences.ts'
import { wordCount } from '../../../text/words.ts'

/** The longest sentence that joining may make. */
const LONGEST = 41

const SMALL =
  /^(?:The|A|An|It|Its|On|In|At|By|For|When|Of|Nobody|Nothing|Each|One|Two|Left|Both|Long|Before|Since|There|They|These|Then|Through|Finishing|With|After|Had|What|This|Some|Most|That|Half|Neither)\b/

/** Joins neighboring short sentences by a semicolon, so that a tale of many small steps does not read like a primer. */
export function flowing(text: string): string {
  const joined: string[] = []
  let open = true
  for (const sentence of sentences(text)) {
    const last = joined.at(-1)
    const fits: boolean = open && last !== undefined && canJoin(last, sentence)
    if (fits) joined[joined.length - 1] = `${last?.slice(0, -1)}; ${started(sentence)}`
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

function started(sentence: string): string {
  return SMALL.test(sentence) ? `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence
}
