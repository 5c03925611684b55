/** Bounds of what a player says of themselves, with the messages of spec sections 5 and 8. */
export const DISPLAY_NAME_MIN = 2
export const DISPLAY_NAME_MAX = 30
export const DISPLAY_NAME_RULE = 'Display name is required'

export const PASSWORD_MIN = 6
/** Argon2 reads the whole text; the cap keeps a hostile body from buying a long hash. */
export const PASSWORD_MAX = 256
export const PASSWORD_RULE = 'Password must be at least 6 characters'
export const PASSWORD_MISMATCH = "Passwords don't match"

export const EMAIL_MAX = 254
export const EMAIL_RULE = 'Please enter a valid email address'
const EMAIL = /^[^\s@<>"(),:;\\[\]]+@[^\s@.<>"(),:;\\[\]]+(?:\.[^\s@.<>"(),:;\\[\]]+)+$/

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text)

export const isDisplayName = (text: string): boolean => {
  const length = text.trim().length
  return length >= DISPLAY_NAME_MIN && length <= DISPLAY_NAME_MAX
}

export const INVALID_AVATAR = 'Invalid avatar configuration'
