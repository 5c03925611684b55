/** Names by which other players would take a player for the people who run the server. */
const OURS = new Set([
  ...['admin', 'admins', 'administrator', 'administrators', 'moderator', 'moderators', 'official'],
  ...['helpdesk', 'root', 'staff', 'support', 'supportteam', 'system', 'sysadmin'],
])
const PRODUCT = 'barduel'

/** Returns whether a username or display name is kept from players, whatever its case, accents, spaces, digits and signs. */
export function isReserved(name: string): boolean {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  return OURS.has(letters) || letters.includes(PRODUCT)
}
