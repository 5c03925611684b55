import { SCREENS } from '#protocol/screens.ts'
import { type Addressee, dayText, type Letter } from './letters.ts'

/** Letters about what an admin did to an account. */

export const suspendedLetter = ({ username, email }: Addressee, reason: string): Letter => ({
  to: email,
  subject: 'Your Bar Duel account is suspended',
  text: `Hi ${username},

An administrator suspended your Bar Duel account. You can't sign in for now. Nothing was deleted.

The reason given: ${reason}

If you think that's a mistake, write to the person who runs this server.
`,
})

export const liftedLetter = ({ username, email }: Addressee, origin: string): Letter => ({
  to: email,
  subject: 'Your Bar Duel account is open again',
  text: `Hi ${username},

An administrator lifted the suspension of your Bar Duel account. You can sign in again: ${origin}
`,
})

/** `username` is the new one. */
export const renamedLetter = ({ username, email }: Addressee, before: string, origin: string): Letter => ({
  to: email,
  subject: 'Your Bar Duel username was changed',
  text: `Hi ${username},

An administrator changed your Bar Duel username from ${before} to ${username}. Sign in with the new one from now on: ${origin}
`,
})

export const removedLetter = ({ username, email }: Addressee, at: Date, origin: string): Letter => ({
  to: email,
  subject: 'Your Bar Duel account will be deleted',
  text: `Hi ${username},

An administrator asked for your Bar Duel account and everything in it to be deleted on ${dayText(at)}. You have been signed out.

Want to keep it? Sign in before then, open ${origin}${SCREENS.settings} and choose "Keep my account". You can also get a copy of your data there.
`,
})

export const resetMadeLetter = ({ username, email }: Addressee, origin: string): Letter => ({
  to: email,
  subject: 'A link to reset your Bar Duel password was made',
  text: `Hi ${username},

An administrator made a link that sets a new password for your Bar Duel account, once, for an hour.

If you didn't ask for it, tell the person who runs this server right away: ${origin}
`,
})
