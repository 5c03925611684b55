/** One turn of the solo challenge as it is measured: the answer to the question shown, and the pick of the next one. */
export interface Turn {
  answerMs: number
  pickMs: number
  next: { id: string; choices: string[] }
}

/** A way to play turns; times are milliseconds. */
export interface Play {
  turn(answer: { challengeId: string; questionId: string; place: number }): Promise<Turn>
  close(): Promise<void>
}
