import { z } from 'zod'
import { isNameLike } from '#rules/accounts/profile.ts'
import { isUsername } from '#rules/accounts/username.ts'
import { playableSubject } from './http/solo.ts'
import { matchOver } from './live/to-client.ts'
import { reminder } from './reminder.ts'

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

/** A name may be older than today's rule for names, and its news is told all the same. */
const displayName = z.string().refine(isNameLike)

/** The id of the challenge or the friend game, and its subject. */
const ofSubject = z.object({ id: z.uuid(), subject: playableSubject })

const matchOverNews = ofSubject.extend({
  about: z.literal('match_over'),
  opponent: displayName,
  winner: matchOver.shape.winner,
  ended: matchOver.shape.ended,
})

/**
 * News for a player who is not looking: facts, which the shell words (news-words.ts) and shows if the player wants that
 * now. Free text would let a page that went wrong speak in the system's name.
 */
export const desktopNews = z.discriminatedUnion('about', [
  ofSubject.extend({
    about: z.literal('challenge'),
    challenger: z.object({ displayName, username: z.string().refine(isUsername) }),
  }),
  ofSubject.extend({ about: z.literal('turn'), opponent: displayName, invitation: z.boolean() }),
  matchOverNews,
  reminder.extend({ about: z.literal('reminder') }),
])

export type QuietHours = z.infer<typeof quietHours>

/** Whether a time of day lies in the quiet hours: from `from` on, until just before `to`. */
export function isQuiet(time: string, { from, to }: QuietHours): boolean {
  return from < to ? from <= time && time < to : from <= time || time < to
}

export type AwayChoice = z.infer<typeof awayChoice>
export type DesktopNews = z.infer<typeof desktopNews>
export type MatchOverNews = z.infer<typeof matchOverNews>

/** The subject of a notification that was clicked. */
export type OpenedNews = Pick<DesktopNews, 'about' | 'id'>

/** forbidden: whoever looks after the computer wants none. unsupported: the system shows none. */
export type Offered = 'yes' | 'forbidden' | 'unsupported'

export interface Away {
  choice: AwayChoice
  notifications: Offered
  tray: Offered
}
