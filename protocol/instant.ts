import { z } from 'zod'

/** Before any clock that a player could have (ms): what is dated earlier is a broken clock, or no date that PostgreSQL keeps. */
export const EARLIEST_TOLD = Date.UTC(1970, 0, 1)
/** After any such clock; the days around it are still written with four digits. */
const LATEST_TOLD = Date.UTC(2200, 0, 1)

const NO_DATE = 'The date is out of range'

function isTold(text: string): boolean {
  const at = Date.parse(text)
  return at >= EARLIEST_TOLD && at < LATEST_TOLD
}

/** An instant that a client tells. */
export const toldInstant = z.iso.datetime().refine(isTold, NO_DATE)

/** A day that a client tells. */
export const toldDate = z.iso.date().refine(isTold, NO_DATE)
