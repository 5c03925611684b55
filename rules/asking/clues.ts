import { stem, wordsOf } from './words.ts'

/** The weight of each kind of clue: a word, two that follow each other, a piece of a word. */
const WORD = 1
const PAIR = 0.6
const PIECE = 0.25
/** Pieces of a word have so many letters; they find misspelt and related words. */
const SHORTEST = 3
const LONGEST = 5
/** Characters of a question that are read. */
const READ = 600

/** Words of grammar, which say nothing of what is asked. */
const GRAMMAR = new Set(
  'a an the of to in is it and or for on at my i he she they his her we that this was be with do does did can if are'.split(
    ' ',
  ),
)

/** Clues are numbered from 0 to here: each is the hash of its letters. */
export const CLUES = 1 << 16

/** FNV-1a, mixed again so that the low bits depend on every letter. */
function clue(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) % CLUES
}

/** Returns the clues a text gives to what it is about, each with its weight. Alike for learning and for asking. */
export function cluesIn(text: string): Map<number, number> {
  const words = wordsOf(text).filter((word) => !GRAMMAR.has(word))
  const stems = words.map(stem)
  const clues = new Map<number, number>()
  const add = (name: string, weight: number) => {
    const number = clue(name)
    if (!clues.has(number)) clues.set(number, weight)
  }
  for (const one of stems) add(`w:${one}`, WORD)
  for (const [at, one] of stems.entries()) if (at > 0) add(`p:${stems[at - 1]} ${one}`, PAIR)
  for (const word of new Set(words)) {
    const whole = `<${word}>`
    for (let size = SHORTEST; size <= LONGEST; size++)
      for (let at = 0; at + size <= whole.length; at++) add(`c:${whole.slice(at, at + size)}`, PIECE)
  }
  return clues
}

/** Returns the clues of a question as a player sent it, of which only the beginning is read. */
export const cluesOf = (question: string): Map<number, number> => cluesIn(question.slice(0, READ))
