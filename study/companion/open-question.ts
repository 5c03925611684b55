import { wordsOf } from '#rules/asking/words.ts'
import type { OpenItem } from './host.ts'

/** Words in a row that are the same by more than chance. */
const RUN = 5
/** Such runs by which a message is known to copy a question. */
const RUNS_SHARED = 3

function runsOf(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')))
}

/** Returns the messages that may go before a model: one sent before the question was put may copy it all the same. */
export const withoutOpen = <T extends { content: string }>(
  messages: readonly T[],
  open: readonly OpenItem[],
): T[] => messages.filter(({ content }) => !copiesOpen(content, open))

/** Whether a message copies out a question that is still open: its answer is nobody's to tell. */
export function copiesOpen(message: string, open: readonly OpenItem[]): boolean {
  const asked = runsOf(message)
  if (asked.size === 0) return false
  return open.some(({ stem, choices }) => {
    const runs = runsOf([stem, ...choices].join(' '))
    return [...asked].filter((run) => runs.has(run)).length >= RUNS_SHARED
  })
}
