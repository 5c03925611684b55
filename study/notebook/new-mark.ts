import { randomUUID } from 'node:crypto'
import { uuidv7 } from '#protocol/uuidv7.ts'

/** Returns the id and the instant of a mark made now (ms). */
export const newMark = (now: number) => ({ id: uuidv7(now, randomUUID), at: new Date(now).toISOString() })
