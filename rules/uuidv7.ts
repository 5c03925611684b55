/**
 * A UUIDv7: 48 bits of time, the rest random. `now` in ms; `uuidv4` supplies the random bits. Attempts are named by it,
 * but never ordered by it (design section 7).
 */
export function uuidv7(now: number, uuidv4: () => string): string {
  const time = Math.floor(now).toString(16).padStart(12, '0')
  const random = uuidv4()
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-7${random.slice(15)}`
}
