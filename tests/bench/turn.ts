/** A question before the measured player, in its run; practice has none. */
export interface Asked {
  challengeId: string
  id: string
  choices: string[]
}

/** One turn as it is measured: the answer to the question shown, and the pick of the next one. */
export interface Turn {
  answerMs: number
  pickMs: number
  next: Asked
}

/** A way to play turns; times are milliseconds. */
export interface Play {
  turn(asked: Asked, place: number): Promise<Turn>
}

/** The games that are measured. */
export const GAMES = ['solo', 'practice'] as const
export type Game = (typeof GAMES)[number]
