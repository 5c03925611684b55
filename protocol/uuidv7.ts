/** The hexadecimal digits and dashes of a UUIDv4 before its variant and the rest of its random bits. */
const BEFORE_VARIANT = 15

/**
 * Returns a UUIDv7: 48 bits of time (`now`, ms), the rest the random and variant bits of the UUIDv4 that `uuidv4` returns.
 * Desktop and cloud name attempts by it, so that new ones lie beside each other in an index; it never orders them (design
 * section 7).
 */
export function uuidv7(now: number, uuidv4: () => string): string {
  const time = Math.floor(now).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-7${uuidv4().slice(BEFORE_VARIANT)}`
}
