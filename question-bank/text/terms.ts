import { lemma, words } from './words.ts'

/** Returns whether a text uses a term, in any inflection: 'trespassers' names 'trespasser'. Case and punctuation do not count. */
export function names(text: string, term: string): boolean {
  return ` ${inflectionless(text)} `.includes(` ${inflectionless(term)} `)
}

function inflectionless(text: string): string {
  return words(text).map(lemma).join(' ')
}
