import type { Item } from '../load/item.ts'
import { type Solver, sheetTag } from './fingerprint.ts'
import { choiceAt } from './sheet.ts'

/** What one solver said of one item; choices are written indexes, null when no option was found right. */
export interface Answer {
  readonly item: string
  readonly pick: number | null
  readonly argues: number | null
  readonly note: string | null
}

const LINE =
  /^([a-z0-9-]+\d)(?:#([0-9a-f]{4}))?[\s:]+([A-Ja-j?])(?:\s+!argues\s+([A-Ja-j]))?(?:\s+\/\/\s*(.*))?$/

/**
 * Reads a solver's answer file. Empty lines and lines that begin with '# ' are skipped. Every problem is
 * returned with its line number: an unknown item, a letter the item lacks, an answer to another sheet.
 */
export function readAnswers(
  text: string,
  solver: Solver,
  find: (id: string) => Item | undefined,
): { answers: Answer[]; problems: string[] } {
  const answers = new Map<string, Answer>()
  const problems: string[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line === '#' || line.startsWith('# ')) continue
    const read = readAnswer(line, solver, find)
    if (typeof read === 'string') problems.push(`line ${index + 1}: ${read}`)
    else if (answers.has(read.item)) problems.push(`line ${index + 1}: ${read.item} is answered twice`)
    else answers.set(read.item, read)
  }
  return { answers: [...answers.values()], problems }
}

/** One answer line; a text says what is wrong with it. */
function readAnswer(line: string, solver: Solver, find: (id: string) => Item | undefined): Answer | string {
  const found = LINE.exec(line)
  if (!found) return `not an answer like "ev-0001#3f2a B": "${line.slice(0, 60)}"`
  const [, id = '', tag, letter = '', argued, note] = found
  const item = find(id)
  if (!item) return `no item ${id} in the bank`
  if (tag !== undefined && tag !== sheetTag(item, solver)) {
    return `${id}#${tag} is not from the present sheet of solver ${solver}: reworded since, or files swapped`
  }
  const pick = letter === '?' ? null : choiceAt(item, solver, letter)
  const argues = argued === undefined ? null : choiceAt(item, solver, argued)
  if (pick === undefined || argues === undefined) return `${id} has no option of that letter`
  if (argues !== null && argues === pick) return `${id} argues the option it picks`
  return { item: id, pick, argues, note: note?.trim() || null }
}
