/** Both players' answers to one round, in a sentence. */
export function fateOf(correct: boolean, opponentCorrect: boolean): string {
  if (correct) return opponentCorrect ? 'You both had it' : 'Only you had it'
  return opponentCorrect ? 'They had it, you didn’t' : 'Neither of you had it'
}
