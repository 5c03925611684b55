import { SCREENS } from '#protocol/screens.ts'
import type { Addressee, Letter } from './letters.ts'

const ALARM = (origin: string): string =>
  `If it wasn’t you, open ${origin}, choose “Forgot your password?” and set a new one right away. Then tell the person who runs this server.`

/** Codes are asked for at sign-in from now on, or no longer. */
export const twoFactorLetter = ({ username, email }: Addressee, on: boolean, origin: string): Letter => ({
  to: email,
  subject: `Two-factor sign-in is ${on ? 'on' : 'off'} for your Bar Duel account`,
  text: `Hi ${username},

${
  on
    ? 'From now on, you sign in with your password and a code from your authenticator app. Keep your recovery codes somewhere you can find them without your phone.'
    : 'From now on, you sign in with just your password. Your recovery codes no longer work.'
} We signed out your other devices.

${ALARM(origin)}
`,
})

export const recoveryUsedLetter = ({ username, email }: Addressee, left: number, origin: string): Letter => ({
  to: email,
  subject: 'Someone used one of your Bar Duel recovery codes',
  text: `Hi ${username},

Someone, hopefully you, just used one of your Bar Duel recovery codes. It won’t work again. You have ${left} left. Get new ones at ${origin}${SCREENS.settings}.

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
