import type { ExamBlock } from './exam.ts'
import { tabStorage } from './tab-storage.ts'

/**
 * Marks of a block that the engine doesn't have yet wait here until the block is opened again. The key keeps its first name, since
 * marks may wait under it through an update.
 */
const kept = tabStorage('bar-duel-untold-marks')

export type Mark = Pick<ExamBlock['questions'][number], 'place' | 'flagged' | 'struck' | 'highlights'>

/** Questions by their place in the block, each with the parts of its mark that were changed. */
export type Marked = readonly (readonly [at: number, changed: Partial<Mark>])[]

/** Returns the marks that wait for a block. */
export function unsentMarks(blockId: string): Marked {
  try {
    const waiting = JSON.parse(kept.read() ?? 'null') as { of: string; marks: Marked } | null
    return waiting?.of === blockId ? waiting.marks : []
  } catch {
    return []
  }
}

/** Keeps the marks that wait for a block, in place of those before. */
export function keepUnsent(blockId: string, marks: Marked): void {
  if (marks.length === 0) kept.forget()
  else kept.write(JSON.stringify({ of: blockId, marks }))
}

export const forgetMarks = (): void => kept.forget()
