import { DAY_MS, MINUTE_MS } from '#rules/days.ts'
import type { Learner } from './learner.ts'
import { isCard, type Picker } from './picker.ts'

export const DAYS = 70
const MINUTES_AN_ANSWER = 2
const FIRST_EVENING = Date.UTC(2026, 3, 20, 19)
/** When (ms) the exam is. */
export const EXAM_AT = FIRST_EVENING + DAYS * DAY_MS

/** One learner studies so many minutes every evening until the exam; `beforeAnswer` is told the chance that it is right. */
export async function study(
  learner: Learner,
  picker: Picker,
  minutes: number,
  beforeAnswer: (simulated: number) => void = () => undefined,
): Promise<void> {
  let answered = 0
  for (let day = 0; day < DAYS; day++)
    for (
      let minute = 0;
      (answered + 1) * MINUTES_AN_ANSWER <= (day + 1) * minutes;
      minute += MINUTES_AN_ANSWER
    ) {
      const at = FIRST_EVENING + day * DAY_MS + minute * MINUTE_MS
      const when = (at - FIRST_EVENING) / DAY_MS
      const next = await picker.next(at)
      if (isCard(next)) picker.turned?.(next, learner.turn(next.place, when), at)
      else {
        beforeAnswer(learner.chance(next, when))
        picker.told(next, learner.answer(next, when), at)
      }
      answered++
    }
}
