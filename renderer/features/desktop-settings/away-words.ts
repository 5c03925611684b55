import type { Offered, QuietHours } from '#protocol/away.ts'
import { clockText } from '#protocol/figures.ts'

/** The first quiet hours, until the player chooses others. */
export const USUAL_NIGHT: QuietHours = { from: '22:00', to: '08:00' }

export const NOTIFICATIONS_HINT: Record<Offered, string> = {
  yes: 'Get notified about challenges, turns, and finished games while Bar Duel is in the background.',
  forbidden: 'Your administrator turned these off.',
  unsupported: 'This system shows no notifications.',
}

/** The tray by the name its system has for it. */
export function trayWords(userAgent: string): { label: string; hint: Record<Offered, string> } {
  const place = /Macintosh/.test(userAgent) ? 'menu bar' : 'tray'
  return {
    label: `Keep in the ${place}`,
    hint: {
      yes: `Closing the window leaves Bar Duel in the ${place}, where it can still notify you. Sync or quit from its menu.`,
      forbidden: 'On this computer, closing the window quits Bar Duel.',
      unsupported: `This system has no ${place} for it.`,
    },
  }
}

/** Returns why two times are no quiet hours, or null when they are. */
export function quietFault({ from, to }: QuietHours): string | null {
  if (!from || !to) return 'Choose both times. Until then, your old hours apply.'
  return from === to ? 'Choose two different times. Until then, your old hours apply.' : null
}

/** A time of day as this computer's fields write it. */
export const localTime = (time: string): string => clockText(time)

/** The hours in words; `say` writes a time. */
export const quietText = ({ from, to }: QuietHours, say: (time: string) => string): string =>
  from < to
    ? `Quiet from ${say(from)} to ${say(to)}.`
    : `Quiet from ${say(from)} until ${say(to)} the next day.`
