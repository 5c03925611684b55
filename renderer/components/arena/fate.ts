/** How the two sides are called where neither is the reader: the left one's name, then the right one's. */
export type SideNames = readonly [string, string]

/** Both players' answers to one round, in a sentence; with `names` it tells of two others. */
export function fateOf(correct: boolean, opponentCorrect: boolean, names: SideNames | null = null): string {
  if (names) {
    if (correct !== opponentCorrect) return `Only ${names[correct ? 0 : 1]} had it`
    return correct ? 'Both had it' : 'Neither had it'
  }
  if (correct) return opponentCorrect ? 'You both had it' : 'Only you had it'
  return opponentCorrect ? 'They had it, you didn’t' : 'Neither of you had it'
}
