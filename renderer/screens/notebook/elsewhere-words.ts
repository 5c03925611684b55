import type { KeptRule } from '../../clients/notebook.ts'

const NOT_ASKED = 'We don’t ask its question anymore.'

/** Of a miss without its question, where to find that: with no network a desktop has the questions of practice alone. */
export const ELSEWHERE: Readonly<Record<NonNullable<KeptRule['missedIn']>, string>> = {
  daily: 'You missed it in a Daily Casefile. Your notebook has its question when you’re online.',
  duel: 'You missed it in a duel. Its question is in your match history.',
  friend: 'You missed it in a friend game. Its question is in your match history.',
  solo: NOT_ASKED,
  practice: NOT_ASKED,
  exam: NOT_ASKED,
}
