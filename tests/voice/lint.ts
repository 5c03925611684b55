import { paragraphsIn } from '../docs/prose.ts'
import type { TextFile } from '../docs/repository.ts'
import { formFaultsIn } from './form.ts'
import { type Fault, faultsIn } from './rules.ts'
import type { Said } from './said.ts'
import { isProse, saidIn } from './source-text.ts'

/** Something a person reads, or the code that writes it, and what is wrong with it. */
export interface Finding extends Omit<Said, 'kind'> {
  readonly faults: readonly Fault[]
}

/** The rooms whose words reach a player, an admin or who runs a server. */
const ROOMS = /^(?:renderer|electron|cloud-server|study|http|protocol|rules)\/.*\.tsx?$/
const DOCUMENTS = /^(?:README|ARCHITECTURE|docs\/.*)\.md$/
/** The commands of a terminal, read by developers and by who runs a server. */
const COMMANDS = /^scripts\/.*\.(?:mjs|ts)$/

/** Words no person reads: lists to match questions by, the prompt of a model, figures of a monitor, generated code. */
const UNREAD =
  /^(?:rules\/asking|renderer\/theme)\/|^study\/(?:companion\/(?:model|intent|beyond|situation)|bank-files)\.ts$|^cloud-server\/metrics\/|^renderer\/components\/lead-in\.ts$|\.d\.ts$/

/** The places that may write numbers, dates and plurals by themselves. */
const FORMATTERS = /^(?:protocol\/figures|rules\/(?:days|time-zone))\.ts$|^cloud-server\/admin\//

const MARKER = /^(?:[-*]|\d+\.) (?:\*\*[\w.]+\*\*)?/

/** The text and the descriptions of a page of HTML. */
const pageText = (path: string, html: string): Said[] =>
  [...html.matchAll(/(?<=>)[^<>{}]+(?=<)|(?<=\b(?:content|title|alt)=")[^"]+/g)]
    .filter(([text]) => isProse(text.trim()))
    .map(({ 0: text, index }) => ({
      path,
      line: html.slice(0, index).split('\n').length,
      text: text.replace(/\s+/g, ' ').trim(),
      kind: 'interface',
    }))

/** Returns all that a file says to a person. */
export function readBy({ path, text }: TextFile): Said[] {
  if (DOCUMENTS.test(path))
    return paragraphsIn(text).map((paragraph) => ({
      path,
      line: paragraph.line,
      text: paragraph.text
        .replace(MARKER, '')
        .replace(/\s*\|\s*/g, '\n')
        .trim(),
      kind: 'document',
    }))
  if (path.endsWith('.html')) return pageText(path, text)
  if (COMMANDS.test(path)) return saidIn(path, text).map((said) => ({ ...said, kind: 'document' }))
  return ROOMS.test(path) && !UNREAD.test(path) ? saidIn(path, text) : []
}

/** Returns what is wrong with the words of some files, and with the form they have in the code. */
export function lint(files: readonly TextFile[]): Finding[] {
  return files.flatMap((file) => {
    const spoken = readBy(file).map(({ kind, ...said }) => ({ ...said, faults: faultsIn(said.text, kind) }))
    const isFormed = ROOMS.test(file.path) && !UNREAD.test(file.path) && !FORMATTERS.test(file.path)
    const formed = isFormed
      ? formFaultsIn(file.path, file.text).map(({ line, ...fault }) => ({
          path: file.path,
          line,
          text: (file.text.split('\n')[line - 1] ?? '').trim(),
          faults: [fault],
        }))
      : []
    return [...spoken, ...formed].filter(({ faults }) => faults.length > 0)
  })
}

/** One finding as the command prints it. */
export const findingText = ({ path, line, text, faults }: Finding): string =>
  [
    `${path}:${line}: ${text.replace(/\s+/g, ' ')}`,
    ...faults.map(({ found, instead }) => `    ${found.trim()} → ${instead}`),
  ].join('\n')
