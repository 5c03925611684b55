/** Bounds of what a player says of themselves, with the messages of spec sections 5 and 8. */
const DISPLAY_NAME_MIN = 2
export const DISPLAY_NAME_MAX = 30
export const DISPLAY_NAME_RULE = 'Display name is required'

export const PASSWORD_MIN = 6
/** Argon2 reads the whole text; the cap keeps a hostile body from buying a long hash. */
export const PASSWORD_MAX = 256
export const PASSWORD_RULE = 'Password must be at least 6 characters'
export const PASSWORD_TOO_LONG = 'Password must be at most 256 characters'

/** Long enough, and not white space alone, which the sign-in form counts as empty (spec section 5). */
export const isPassword = (text: string): boolean => text.length >= PASSWORD_MIN && text.trim() !== ''

export const PASSWORD_MISMATCH = "Passwords don't match"

const EMAIL_MAX = 254
export const EMAIL_RULE = 'Please enter a valid email address'
const EMAIL = /^[^\s@<>"(),:;\\[\]]+@[^\s@.<>"(),:;\\[\]]+(?:\.[^\s@.<>"(),:;\\[\]]+)+$/

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text)

/** Control, format and unassigned characters, which could hide or turn round what other players read. */
const HIDING = /\p{C}/u
/** The letters, marks and signs that show nothing: fillers of Hangul, vowels of Khmer, the joiner of graphemes, the blank of Braille. */
const BLANK = /\u034f|\u17b4|\u17b5|[\u115f\u1160\u2800\u3164\uffa0]/u
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Marks piled on one letter reach into the lines above and below; no language needs so many. */
const PILED = /\p{M}{4}/u

/** Whether a text may stand where a player is named, by whatever rule the name was chosen: as long as a name, and hiding nothing. */
export const isNameLike = (text: string): boolean =>
  text.length >= DISPLAY_NAME_MIN && text.length <= DISPLAY_NAME_MAX && !HIDING.test(text)

export const isDisplayName = (text: string): boolean => {
  const name = text.trim()
  return isNameLike(name) && SEEN.test(name) && !BLANK.test(name) && !PILED.test(name)
}

export const INVALID_AVATAR = 'Invalid avatar configuration'
