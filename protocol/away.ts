import { z } from 'zod'

/** An hour and minute of the computer's own clock, such as 22:30. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Hours in which nothing is shown, by the computer's clock; `to` is no longer one of them. They may run past midnight. */
export const quietHours = z
  .object({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from !== to, 'must begin and end at different times')

/** The player's choices for the desktop app while its window is not in front. It does nothing they did not choose. */
export const awayChoice = z.object({
  /** system notifications of challenges and friend games */
  notify: z.boolean(),
  quiet: quietHours.nullable(),
  /** an icon in the tray; closing the window then leaves the app there */
  tray: z.boolean(),
})

const ABOUT = ['challenge', 'turn', 'match_over'] as const
const about = z.enum(ABOUT)

/** News for a player who is not looking: the page words it, the shell decides whether and how it is shown. */
export const desktopNews = z.object({
  about,
  /** of the challenge or the friend game */
  id: z.uuid(),
  title: z.string().min(1).max(80),
  body: z.string().max(300),
})

export type QuietHours = z.infer<typeof quietHours>
export type AwayChoice = z.infer<typeof awayChoice>
export type DesktopNews = z.infer<typeof desktopNews>

/** The subject of a notification that was clicked. */
export type OpenedNews = Pick<DesktopNews, 'about' | 'id'>

/** forbidden: whoever looks after the computer wants none. unsupported: the system shows none. */
export type Offered = 'yes' | 'forbidden' | 'unsupported'

export interface Away {
  choice: AwayChoice
  notifications: Offered
  tray: Offered
}
