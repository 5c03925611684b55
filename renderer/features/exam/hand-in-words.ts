import { counted } from '#protocol/figures.ts'

/** Returns the blank and the flagged questions in sentences, and that handing in is final. */
export function handInWords({ blank, flagged }: { blank: number; flagged: number }): string {
  const blanks = `${counted(blank, 'question is blank and counts', 'questions are blank and count')} as incorrect.`
  const flags = `${counted(flagged, 'question is flagged', 'questions are flagged')}.`
  const left = [...(blank > 0 ? [blanks] : []), ...(flagged > 0 ? [flags] : [])]
  return [...left, 'You can’t change an answer after this.'].join(' ')
}
