import { signed } from '#protocol/figures.ts'
import type { FaceOff } from '#protocol/live/state.ts'

export interface StakeWords {
  main: string
  more: string
}

/** Returns what a duel is worth in words: the rating first where there is one, then points and XP. */
export function stakeWords({ rating, points, xp }: FaceOff['stake']): StakeWords {
  if (rating) {
    const { win, loss } = rating
    const rest = `Your rating is at stake. A win also brings ${points.win} points and ${xp.win} XP.`
    return { main: `Win ${signed(win)}, lose ${signed(loss)}`, more: rest }
  }
  const unrated = 'This duel doesn’t change your rating.'
  if (points.win === 0) return { main: `Win ${signed(xp.win)} XP`, more: unrated }
  return { main: `Win ${signed(points.win)} points and ${signed(xp.win)} XP`, more: unrated }
}
