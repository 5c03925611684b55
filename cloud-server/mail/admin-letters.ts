import { gameDay, lengthOfTime } from '#protocol/figures.ts'
import { SCREENS } from '#protocol/screens.ts'
import { RESET_HOURS } from '#rules/accounts/mailed-links.ts'
import { HOUR_MS } from '#rules/days.ts'
import type { Addressee, Letter } from './letters.ts'

/** Letters about what an admin did to an account. */

export const suspendedLetter = ({ username, email }: Addressee, reason: string): Letter => ({
  to: email,
  subject: 'Your Bar Duel account is suspended',
  text: `Hi ${username},

An admin suspended your Bar Duel account. You can’t sign in for now. We haven’t deleted anything.

The reason given: ${reason}

If you think that’s a mistake, write to the person who runs this server.
`,
})

export const liftedLetter = ({ username, email }: Addressee, origin: string): Letter => ({
  to: email,
  subject: 'You can sign in to Bar Duel again',
  text: `Hi ${username},

An admin lifted your account’s suspension. You can sign in again: ${origin}
`,
})

/** `username` is the new one. */
export const renamedLetter = ({ username, email }: Addressee, before: string, origin: string): Letter => ({
  to: email,
  subject: 'Your Bar Duel username was changed',
  text: `Hi ${username},

An admin changed your Bar Duel username from ${before} to ${username}. Sign in with the new one from now on: ${origin}
`,
})

export const removedLetter = ({ username, email }: Addressee, at: Date, origin: string): Letter => ({
  to: email,
  subject: 'Your Bar Duel account will be deleted',
  text: `Hi ${username},

An admin asked us to delete your Bar Duel account and everything in it on ${gameDay(at)}. We’ve signed you out.

Want to keep it? Sign in before then, open ${origin}${SCREENS.settings} and choose “Keep my account.” You can also get a copy of your data there.
`,
})

export const resetMadeLetter = ({ username, email }: Addressee, origin: string): Letter => ({
  to: email,
  subject: 'An admin made a link to reset your Bar Duel password',
  text: `Hi ${username},

An admin made a link that resets your Bar Duel password. It works once, for ${lengthOfTime(RESET_HOURS * HOUR_MS, 'hour')}.

If you didn’t ask for it, tell the person who runs this server right away: ${origin}
`,
})
