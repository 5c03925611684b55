/** Digits of an authenticator app's code, and how long (s) it shows one. */
export const CODE_DIGITS = 6
export const CODE_SECONDS = 30

/** Recovery codes that an account is given at once, and the characters of one. */
export const RECOVERY_CODES = 10
export const RECOVERY_LENGTH = 10

/** A typed code without the spaces and hyphens that people and password managers put into it, in capitals. */
export const bareCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** Whether a bare code is an app's, rather than a recovery code. */
export const isAppCode = (bare: string): boolean => bare.length === CODE_DIGITS && /^\d+$/.test(bare)

/** A recovery code as it is shown: in two halves. */
export const shownRecovery = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`
