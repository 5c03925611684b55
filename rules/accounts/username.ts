const USERNAME_MIN = 2
export const USERNAME_MAX = 18
export const USERNAME_RULE = 'Username must be 2-18 characters, letters, numbers, and spaces only'

const SHAPE = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/

/** 2-18 letters, digits and single inner spaces (design section 4). ASCII, so that no two names look alike. */
export const isUsername = (name: string): boolean =>
  name.length >= USERNAME_MIN && name.length <= USERNAME_MAX && SHAPE.test(name)

/** Usernames are unique without regard to case: the key two equal names share. */
export const usernameKey = (name: string): string => name.toLowerCase()

/** Returns typed text as a field keeps it: other characters stripped, cut to 18 (spec section 5). */
export const typedUsername = (text: string): string =>
  text.replace(/[^A-Za-z0-9\s]/g, '').slice(0, USERNAME_MAX)

/** A typed name as it is sent: ends trimmed, runs of white space made one space. */
export const tidyUsername = (text: string): string => typedUsername(text).trim().replace(/\s+/g, ' ')
