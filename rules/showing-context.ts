/** The modes of play in which a question is put before a player; a showing and its answer are of one. */
export const SHOWING_CONTEXTS = ['solo', 'practice', 'exam', 'daily', 'duel', 'friend'] as const
export type ShowingContext = (typeof SHOWING_CONTEXTS)[number]

const OF_PRACTICE: Readonly<Record<ShowingContext, boolean>> = {
  solo: false,
  practice: true,
  exam: true,
  daily: false,
  duel: false,
  friend: false,
}

/**
 * Whether a mode's answers are of practice, as an exam block's are too: they're of the day's share, and a question shown lately
 * is worth less (design section 12).
 */
export const isOfPractice = (context: ShowingContext): boolean => OF_PRACTICE[context]
