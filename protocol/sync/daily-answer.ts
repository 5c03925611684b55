import { z } from 'zod'
import { toldDate, toldInstant } from '../instant.ts'

/**
 * An answer to the day's case given with no network, as the device sealed it: which showing, what was chosen and when by
 * its clock. It says nothing of the key, which the device never had (design section 5).
 */
export const dailyAnswerEvent = z.object({
  type: z.literal('daily-answer'),
  /** the attempt's own id (UUIDv7), made when it was sealed */
  id: z.uuid().lowercase(),
  /** the case's day */
  date: toldDate,
  /** the cloud's showing the case was kept with */
  showingId: z.uuid().lowercase(),
  /** place as shown; -1 for none in time */
  place: z.int().min(-1).max(3),
  startedAt: toldInstant,
  answeredAt: toldInstant,
})

export type DailyAnswerEvent = z.infer<typeof dailyAnswerEvent>
