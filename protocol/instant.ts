import { z } from 'zod'

/** Before any clock that a player could have: what is dated earlier is a broken clock, or no date that PostgreSQL keeps. */
const EARLIEST = Date.UTC(1970, 0, 1)

const NO_DATE = 'The date is out of range'

/** An instant that a client tells. */
export const toldInstant = z.iso.datetime().refine((text) => Date.parse(text) >= EARLIEST, NO_DATE)

/** A day that a client tells. */
export const toldDate = z.iso.date().refine((text) => Date.parse(text) >= EARLIEST, NO_DATE)
