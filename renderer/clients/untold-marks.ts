import type { ExamBlock } from './exam.ts'

/** Marks of a block that the engine doesn't have yet wait here, in this tab alone, until the block is opened again. */
const KEY = 'bar-duel-untold-marks'

export type Mark = Pick<ExamBlock['questions'][number], 'place' | 'flagged' | 'struck' | 'highlights'>

/** Questions by their place in the block, each with the parts of its mark that were changed. */
export type Marked = readonly (readonly [at: number, changed: Partial<Mark>])[]

/** Returns the marks that wait for a block. */
export function untoldMarks(blockId: string): Marked {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { of: string; marks: Marked } | null
    return kept?.of === blockId ? kept.marks : []
  } catch {
    return []
  }
}

/** Keeps the marks that wait for a block, in place of those before. */
export function keepUntold(blockId: string, marks: Marked): void {
  if (marks.length === 0) {
    forgetMarks()
    return
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: blockId, marks }))
  } catch {
    // Where storage is closed to the page, or full, the marks last as long as the page.
  }
}

export function forgetMarks(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
