import type { Rate } from '#concurrency/token-bucket.ts'
import type { DesktopVerbs } from '#protocol/bridge.ts'

/** A read of what the shell holds anyway: a page that is loaded again and again asks for all of them each time. */
const READ: Rate = { burst: 30, perSecond: 5 }

/** How often a page may call each verb: more than any person makes ours do, and too little to keep the shell busy. */
export const VERB_RATES: Record<keyof DesktopVerbs, Rate> = {
  about: READ,
  signInKept: READ,
  managed: READ,
  notices: READ,
  server: READ,
  checkServer: { burst: 10, perSecond: 0.5 },
  // Each opens a dialog.
  chooseServer: { burst: 10, perSecond: 0.1 },
  away: READ,
  // Each key typed into the quiet hours is a choice.
  chooseAway: { burst: 20, perSecond: 4 },
  tellNews: { burst: 20, perSecond: 1 },
  // At a sign-out everything told is taken back.
  dropNews: READ,
  openedNews: READ,
  settingsAsked: READ,
}

/** Commands of the page to its live wires: more than the server takes, whose own refusal says which message it was. */
export const LIVE_RATE: Rate = { burst: 80, perSecond: 20 }
