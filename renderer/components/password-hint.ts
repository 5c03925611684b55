import { PASSWORD_MIN } from '#rules/accounts/profile.ts'

const RULE = `At least ${PASSWORD_MIN} characters`

/** Guesses a machine needs grow by some bits with each character that is not one of those before it. */
const BITS_FRESH = 4
const BITS_REPEATED = 1
/** Below it a leaked hash is soon read, above it is not. */
const EASY_BITS = 46
const HARD_BITS = 70

/** Kinds of characters besides small letters, each of which a guesser has to try too. */
const KINDS = [/\s/, /\d/, /\p{Lu}/u, /[^\p{L}\p{N}\s]/u]

/** Returns a rough number of bits: runs such as aaaa, abcd and 4321 count little. */
function bitsOf(password: string): number {
  let bits = 0
  const seen = new Set<string>()
  const characters = [...password.toLowerCase()]
  characters.forEach((one, i) => {
    const step = (one.codePointAt(0) ?? 0) - (characters[i - 1]?.codePointAt(0) ?? 0)
    bits += seen.has(one) || Math.abs(step) <= 1 ? BITS_REPEATED : BITS_FRESH
    seen.add(one)
  })
  return bits + BITS_FRESH * KINDS.filter((kind) => kind.test(password)).length
}

/**
 * Returns what is said under a field for a new password, as it is typed. It asks for more and refuses nothing; a fault that
 * the field shows speaks for itself.
 */
export function passwordHint(password: string, fault?: string): string | undefined {
  if (fault) return undefined
  if (password.length < PASSWORD_MIN)
    return `${RULE}. Three words in a row are better, and easier to remember.`
  const bits = bitsOf(password)
  if (bits < EASY_BITS) return 'That’s easy to guess. Add another word or two.'
  return bits < HARD_BITS ? 'That’s fair. One more word makes it strong.' : 'That’s hard to guess.'
}
