import { SCREENS } from '#protocol/screens.ts'
import type { Addressee, Letter } from './letters.ts'

const ALARM = (origin: string): string =>
  `If it wasn't you, open ${origin}, choose "Forgot your password?" and set a new one right away. Then tell the person who runs this server.`

/** Codes are asked for at sign-in from now on, or no longer. */
export const twoFactorLetter = ({ username, email }: Addressee, on: boolean, origin: string): Letter => ({
  to: email,
  subject: `Two-factor sign-in is ${on ? 'on' : 'off'} for your Bar Duel account`,
  text: `Hi ${username},

${
  on
    ? "From now on, signing in to your Bar Duel account takes your password and a code from your authenticator app. Keep your recovery codes where you'll find them without your phone."
    : 'From now on, signing in to your Bar Duel account takes your password alone. Your recovery codes no longer work.'
} Your other devices have been signed out.

${ALARM(origin)}
`,
})

export const recoveryUsedLetter = ({ username, email }: Addressee, left: number, origin: string): Letter => ({
  to: email,
  subject: 'A recovery code of your Bar Duel account was used',
  text: `Hi ${username},

Somebody, we hope you, just used a recovery code of your Bar Duel account. It doesn't work again. You have ${left} left; ${origin}${SCREENS.settings} makes new ones.

${ALARM(origin)}
`,
})

export const recoveryCodesLetter = ({ username, email }: Addressee, origin: string): Letter => ({
  to: email,
  subject: 'Your Bar Duel account has new recovery codes',
  text: `Hi ${username},

Your Bar Duel account has new recovery codes, and the old ones no longer work.

${ALARM(origin)}
`,
})
