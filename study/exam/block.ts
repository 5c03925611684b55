import { z } from 'zod'
import type { ExamFacts } from '#protocol/sync/exam-block.ts'
import { type Clock, GRACE_MS, heard, runs } from '#rules/exam/clock.ts'
import { type Length, limitOf } from '#rules/exam/lengths.ts'

const mark = z.object({
  /** place of the chosen option as shown, and of the one chosen first; null for none */
  place: z.int().nullable(),
  first: z.int().nullable(),
  flagged: z.boolean(),
  /** places struck out, and stretches of the stem highlighted [from, to) */
  struck: z.array(z.int()),
  highlights: z.array(z.tuple([z.int(), z.int()])),
  spentMs: z.int(),
})

/** The player's work on an open block, as its column holds it: the clock, the question before them, and the marks on each. */
export const sheet = z.object({
  clock: z.object({
    activeMs: z.int(),
    pausedMs: z.int(),
    heardAt: z.int(),
    isStopped: z.boolean().optional(),
  }),
  current: z.int(),
  marks: z.array(mark),
})

export type Mark = z.infer<typeof mark>
export type Sheet = z.infer<typeof sheet>

/** A block of a player; its sheet is null once it was handed in. Instants in ms. */
export interface Block {
  id: string
  userId: string
  startedAt: number
  finishedAt: number | null
  facts: ExamFacts
  sheet: Sheet | null
}

/** A block that is being taken. */
export type OpenBlock = Block & { finishedAt: null; sheet: Sheet }

export const isOpen = (block: Block): block is OpenBlock => block.finishedAt === null && block.sheet !== null

const BLANK: Mark = { place: null, first: null, flagged: false, struck: [], highlights: [], spentMs: 0 }

export const newSheet = (length: Length, now: number): Sheet => ({
  clock: { activeMs: 0, pausedMs: 0, heardAt: now },
  current: 0,
  marks: Array.from({ length }, () => BLANK),
})

export const limitIn = ({ length, extra }: ExamFacts): number => limitOf(length, extra)

/** Returns the time (ms) that an open block has left. */
export const leftIn = ({ facts, sheet }: OpenBlock): number => limitIn(facts) - sheet.clock.activeMs

/**
 * Returns the sheet once the page is heard again: the time since goes to the question before the player. `isLate` where the
 * block's time was over before.
 */
export function touched({ facts, sheet }: OpenBlock, now: number): { sheet: Sheet; isLate: boolean } {
  const limit = limitIn(facts)
  const before: Clock = sheet.clock
  const after = heard(before, now)
  const activeMs = Math.min(after.activeMs, limit)
  const spent = activeMs - before.activeMs
  return {
    isLate: before.activeMs >= limit || after.activeMs > limit + GRACE_MS,
    sheet: {
      ...sheet,
      clock: { ...after, activeMs },
      marks: sheet.marks.map((one, i) =>
        i === sheet.current ? { ...one, spentMs: one.spentMs + spent } : one,
      ),
    },
  }
}

/** Returns how a block stands while its page isn't heard: the time (ms) it has left, and whether its clock stands still. */
export function standing(block: OpenBlock, now: number): { leftMs: number; isPaused: boolean } {
  const isPaused = !runs(block.sheet.clock, now)
  return { isPaused, leftMs: leftIn(isPaused ? block : { ...block, sheet: touched(block, now).sheet }) }
}

type Told = Omit<Mark, 'first' | 'spentMs'>

/**
 * A change the page tells: the question now before the player, the parts of a mark that were
 * changed, and that the player leaves.
 */
export interface Saved {
  current: number
  leaving?: boolean | undefined
  mark?: ({ at: number } & { [Part in keyof Told]?: Told[Part] | undefined }) | undefined
}

/** Returns the sheet with a change in it. */
export function withSaved(before: Sheet, { current, mark, leaving }: Saved): Sheet {
  const sheet = { ...before, current, clock: leaving ? { ...before.clock, isStopped: true } : before.clock }
  if (!mark) return sheet
  const { at, place, flagged, struck, highlights } = mark
  return {
    ...sheet,
    marks: sheet.marks.map((one, i) =>
      i === at
        ? {
            ...one,
            place: place === undefined ? one.place : place,
            first: one.first ?? place ?? null,
            flagged: flagged ?? one.flagged,
            struck: struck ?? one.struck,
            highlights: highlights ?? one.highlights,
          }
        : one,
    ),
  }
}
