import { gameDay, lengthOfTime } from '#protocol/figures.ts'
import { SCREENS } from '#protocol/screens.ts'
import { CONFIRM_DAYS, RESET_HOURS } from '#rules/accounts/mailed-links.ts'
import { HOUR_MS } from '#rules/days.ts'

/** A mail: plain text, to one address. */
export interface Letter {
  to: string
  subject: string
  text: string
}

/** The account a letter is about. Its display name stays out: strangers choose theirs freely. */
export interface Addressee {
  username: string
  email: string
}

/** The link's secret stands behind the #, where no server, log or Referer header sees it. */
export const confirmLink = (origin: string, token: string): string =>
  `${origin}${SCREENS.confirmEmail}#${token}`
export const resetLink = (origin: string, token: string): string =>
  `${origin}${SCREENS.resetPassword}#${token}`

export const confirmLetter = ({ username, email }: Addressee, link: string): Letter => ({
  to: email,
  subject: 'Confirm your email address for Bar Duel',
  text: `Hi ${username},

Open this link to confirm your email address:

${link}

It works once, for ${CONFIRM_DAYS} days. If you didn’t sign up for Bar Duel, you can ignore this email.
`,
})

export const resetLetter = ({ username, email }: Addressee, link: string): Letter => ({
  to: email,
  subject: 'Reset your Bar Duel password',
  text: `Hi ${username},

Someone, hopefully you, asked to reset your Bar Duel password. Open this link to choose a new one:

${link}

It works once, for ${lengthOfTime(RESET_HOURS * HOUR_MS, 'hour')}. If it wasn’t you, ignore this email. Your password won’t change.
`,
})

export const changedLetter = ({ username, email }: Addressee, origin: string): Letter => ({
  to: email,
  subject: 'Your Bar Duel password was changed',
  text: `Hi ${username},

Your Bar Duel password just changed, and we signed out your other devices.

If it wasn’t you, open ${origin}, choose “Forgot your password?” and set a new one right away. Then tell the person who runs this server.
`,
})

export const changeLetter = ({ username, email }: Addressee, link: string): Letter => ({
  to: email,
  subject: 'Confirm your new email address for Bar Duel',
  text: `Hi ${username},

Open this link to use this email address for your Bar Duel account:

${link}

It works once, for ${CONFIRM_DAYS} days. If you didn’t ask for it, you can ignore this email.
`,
})

/** To the address that an account has, while another one is asked for. */
export const movingLetter = ({ username, email }: Addressee, next: string, origin: string): Letter => ({
  to: email,
  subject: 'Someone asked to change the email address of your Bar Duel account',
  text: `Hi ${username},

Someone, hopefully you, asked to use ${next} for your Bar Duel account instead of this address. We sent a link there. Once it’s opened, this address no longer resets your password.

If it wasn’t you, open ${origin}, choose “Forgot your password?” and set a new one right away. That signs everyone out and stops the link.
`,
})

/** To an address that has an account, and that another account asked to use. */
export const usedLetter = ({ username, email }: Addressee, origin: string): Letter => ({
  to: email,
  subject: 'Your email address already has a Bar Duel account',
  text: `Hi ${username},

Someone, maybe you, asked to use this email address for another Bar Duel account. It already belongs to yours, so nothing changed.

If it was you, sign in with this address at ${origin}. To use it for the other account, first change the email of this one.
`,
})

/** To the address that an account had before. */
export const movedLetter = ({ username, email }: Addressee, next: string, origin: string): Letter => ({
  to: email,
  subject: 'Your Bar Duel account has a new email address',
  text: `Hi ${username},

Your Bar Duel account now uses ${next} instead of this address.

If it wasn’t you, tell the person who runs this server right away: ${origin}
`,
})

export const leavingLetter = ({ username, email }: Addressee, at: Date, origin: string): Letter => ({
  to: email,
  subject: 'Your Bar Duel account will be deleted',
  text: `Hi ${username},

As you asked, we’ll delete your Bar Duel account and everything in it on ${gameDay(at)}.

Changed your mind? Sign in before then, open ${origin}${SCREENS.settings} and choose “Keep my account.”

If it wasn’t you, do that right away and set a new password.
`,
})
