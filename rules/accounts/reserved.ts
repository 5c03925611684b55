import { readAsLatin } from './look-alikes.ts'

/** Names by which other players would take a player for the people who run the server. */
const OURS = new Set([
  ...['admin', 'admins', 'administrator', 'administrators', 'moderator', 'moderators', 'official'],
  ...['helpdesk', 'root', 'staff', 'support', 'supportteam', 'system', 'sysadmin'],
])
const PRODUCT = 'barduel'

/** Small l, capital I, 1 and | are one stroke: names are compared with all of them as l. */
const inStrokes = (letters: string): string => letters.replaceAll('i', 'l')
const OURS_IN_STROKES = new Set([...OURS].map(inStrokes))

const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/**
 * Returns whether a username or display name is kept from players, whatever its case, accents, spaces, digits and signs, and
 * with letters that look like those.
 */
export const isReserved = (name: string): boolean =>
  [lettersOf(name), readAsLatin(name)]
    .map(inStrokes)
    .some((letters) => OURS_IN_STROKES.has(letters) || letters.includes(PRODUCT))
