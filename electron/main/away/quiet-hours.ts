import { type AwayChoice, isQuiet } from '#protocol/away.ts'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The time of day on this computer's clock, as quiet hours are written: two such times compare as text. */
export const timeOfDay = (at: Date): string => `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`

/** The circumstances in which news comes. */
export interface Moment {
  forbidden: boolean
  /** the player has the window before them */
  inFront: boolean
  /** the time of day, 'HH:MM' */
  time: string
}

/** Whether news is shown as a system notification. Pure. */
export function isShown({ notify, quiet }: AwayChoice, { forbidden, inFront, time }: Moment): boolean {
  return notify && !forbidden && !inFront && !(quiet && isQuiet(time, quiet))
}
