import type { Item } from '../load/item.ts'
import { seeded, shuffled } from '../text/seeded.ts'
import { type Solver, sheetTag } from './fingerprint.ts'

const LETTERS = 'ABCDEFGHIJ'

/**
 * The order of an item's options on a solver's sheet: written indexes, first is letter A. It hangs on the
 * solver and the id alone, so that an answer can be read back without keeping the sheet.
 */
export function sheetOrder(item: Pick<Item, 'id' | 'choices'>, solver: Solver): number[] {
  return shuffled(
    item.choices.map((_, index) => index),
    seeded(`sheet ${solver} ${item.id}`),
  )
}

/** The written index a letter on the sheet stands for; undefined when the item has no such letter. */
export function choiceAt(item: Item, solver: Solver, letter: string): number | undefined {
  return sheetOrder(item, solver)[LETTERS.indexOf(letter.toUpperCase())]
}

/** The letter under which a written index stands on the sheet. */
export function letterOf(item: Item, solver: Solver, choice: number): string {
  return LETTERS[sheetOrder(item, solver).indexOf(choice)] ?? '?'
}

/** A solving sheet: stems and lettered options, items and options in the solver's own order. No key, no pool. */
export function sheet(items: readonly Item[], solver: Solver): string[] {
  const ordered = shuffled(
    [...items].sort((one, other) => (one.id < other.id ? -1 : 1)),
    seeded(`sheet ${solver}`),
  )
  const lines = [
    `Solver ${solver}, ${items.length} questions. Answer each with one line: its name and the letter of the right option,`,
    'as in "ev-0001#3f2a B". Add "!argues C" when a good lawyer could defend a second option too. Give "?" for',
    'the letter when no option is right. A remark may follow after " // ".',
  ]
  for (const item of ordered) {
    lines.push('', `${item.id}#${sheetTag(item, solver)}`, flat(item.stem))
    sheetOrder(item, solver).forEach((choice, place) => {
      lines.push(`  ${LETTERS[place]}. ${flat(item.choices[choice]?.text ?? '')}`)
    })
  }
  return lines
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
