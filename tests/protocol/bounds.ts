// Values that several contracts take, and beside them values they refuse.

/** An answer counts for one of the seven subjects. */
export const ANSWERED_SUBJECT = [
  ['Torts', 'Criminal Law/Procedure'],
  ['', 'Mixed Questions', 'torts'],
] as const
/** A game may be of them all. */
export const CHOSEN_SUBJECT = [
  ['Mixed Questions', 'Torts'],
  ['', 'Tax'],
] as const
/** Places of four choices as shown, and -1 for none. */
export const PLACE = [
  [-1, 0, 3],
  [-2, 4],
] as const
export const ENDED = [
  ['played', 'resigned', 'forfeit', 'abandoned'],
  ['', 'won'],
] as const
export const BOT_LEVEL = [
  ['easy', 'medium', 'hard', 'expert'],
  ['', 'impossible'],
] as const
/** The reply of a call that has nothing to tell but that it was done. */
export const DONE = [[true], [false]] as const
