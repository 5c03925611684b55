import { hash32 } from '../../text/seeded.ts'
import { contentWords, words } from '../../text/words.ts'
import { isAbsolute, isHedged } from '../absolute-words.ts'
import { outcomeOf } from '../outcome.ts'

/** An option read by itself, before it is held against its siblings. */
export interface OptionReading {
  /** In characters. */
  readonly length: number
  readonly bag: ReadonlySet<string>
  /** Flags and measures of form, in a fixed order. */
  readonly form: readonly number[]
  /** Slots of its words and pairs of neighboring words, hashed; a slot stands twice where two terms meet. */
  readonly terms: readonly number[]
}

export const WORD_SLOTS = 4096

const known = new Map<string, OptionReading>()

/** Reads an option. Texts are read once: families deal the same options many thousand times. */
export function readOption(text: string): OptionReading {
  const found = known.get(text)
  if (found) return found
  const list = words(text)
  const made = {
    length: text.length,
    bag: new Set(contentWords(text)),
    form: formOf(text, list),
    terms: termsOf(list),
  }
  known.set(text, made)
  return made
}

function formOf(text: string, list: readonly string[]): number[] {
  const outcome = outcomeOf(text)
  return [
    list.reduce((sum, word) => sum + word.length, 0) / Math.max(1, list.length) / 2,
    list.filter((word) => word.length >= 9).length / 2,
    (text.match(/,/g) ?? []).length / 2,
    flag(/\d/.test(text)),
    flag(isAbsolute(text)),
    flag(isHedged(text)),
    flag(/\bbecause\b|\bsince\b/i.test(text)),
    flag(/\bunless\b/i.test(text)),
    flag(/\bif\b/i.test(text)),
    flag(/\bonly\b/i.test(text)),
    flag(/\b(?:even though|although|even if|regardless|whether or not|despite)\b/i.test(text)),
    flag(/\b(?:not|never|nor|neither|without|cannot|lacks?|fail(?:s|ed)?)\b/i.test(text)),
    flag(/["“”]/.test(text)),
    flag(/[()]/.test(text)),
    flag(/\b(?:rule|statute|doctrine|clause|act|amendment|test|law)\b/i.test(text)),
    flag(outcome?.side === 'yes'),
    flag(outcome?.side === 'no'),
  ]
}

function flag(present: boolean): number {
  return present ? 1 : 0
}

function termsOf(list: readonly string[]): number[] {
  const terms = new Set(list)
  for (const [place, word] of list.entries()) terms.add(`${place === 0 ? '^' : list[place - 1]} ${word}`)
  return [...terms].map((term) => hash32(term) % WORD_SLOTS)
}
