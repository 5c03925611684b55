import { sentences } from './sentences.ts'
import { wordCount } from './words.ts'

/** Flesch–Kincaid grade level: 0.39 × words a sentence + 11.8 × syllables a word − 15.59. */
export function readingGrade(text: string): number {
  const spoken = text.match(/[\p{L}\p{N}$][\p{L}\p{N}'’.,$-]*/gu) ?? []
  const sentenceCount = Math.max(1, sentences(text).length)
  const total = Math.max(1, wordCount(text))
  const syllableCount = spoken.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (total / sentenceCount) + 11.8 * (syllableCount / total) - 15.59
}

/**
 * Syllables of a word by its spelling: vowel groups, less silent endings ('filed', 'while'), plus vowels
 * spoken apart ('trial', 'being', 'create'). Parts of a compound count apart, a figure counts as one.
 */
export function syllables(word: string): number {
  const parts = word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .split(/[^a-z'’]+/)
  const counts = parts.filter((part) => part !== '').map((part) => partSyllables(part.replace(/[^a-z]/g, '')))
  return Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  )
}

/** Endings whose e is not spoken. */
function withoutSilent(letters: string): string {
  return letters
    .replace(/([^aeiouy])e(?=(?:ment|less|ful|ness|house|way|place)s?$)/, '$1')
    .replace(/^(any|some|every)one$/, '$1on')
    .replace(/([aeiouy]l)es$/, '$1')
    .replace(/([^aeiouysxzcghl])es$/, '$1')
    .replace(/([^aeioutd])ed$/, '$1')
    .replace(/([^aeiouyl])e$/, '$1')
    .replace(/([aeiouy]l)e$/, '$1')
    .replace(/([^l])ely$/, '$1ly')
    .replace(/^y/, '')
}

/** Neighboring vowels that are two syllables. */
const SPOKEN_APART =
  /(?<![ctsgx])i[ao](?!us)|(?<!qu)(?<!fr)iet|(?<=l)ient|scien|eing$|creat|[aeou]ing$|(?<![qg])ua[tl]|io[lr]|(?:ar|id)ea$|eor|yon$|[aeiou]y[aeiou]|uou|eou|iou(?=s$)(?<![ctgx]iou)|uiet/g

function partSyllables(letters: string): number {
  const spoken = withoutSilent(letters)
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  return Math.max(1, groups + (spoken.match(SPOKEN_APART)?.length ?? 0))
}
