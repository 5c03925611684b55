import { useQuery } from '@tanstack/react-query'
import type { DailyCase } from '#protocol/http/daily.ts'
import { readOptions } from './http.ts'

export const DAILY_CASE = readOptions('GET /api/daily-question')
export const DAILY_STREAK = readOptions('GET /api/daily-streak')

/** The case and the streak are read again every 60 s (spec section 7). */
const REFETCH_MS = 60_000

/**
 * Returns after how many ms the case is read again; false for never. Not when its day ends meanwhile or is over: the
 * next day's first reading starts that case's clock, and only the player does that.
 */
export const refetchAfter = (known: DailyCase | undefined): number | false =>
  known?.question && !known.isClosed && known.timeToReset * 1000 > 2 * REFETCH_MS ? REFETCH_MS : false

/** The day's case; reading it for the first time starts its clock. */
export const useDailyCase = () =>
  useQuery({
    ...DAILY_CASE,
    refetchOnMount: 'always',
    refetchInterval: (query) => refetchAfter(query.state.data),
    // A case left and come back to has less time than it had.
    gcTime: 0,
  })

export const useDailyStreak = () =>
  useQuery({ ...DAILY_STREAK, refetchInterval: REFETCH_MS, refetchOnMount: 'always' })

/** How all players answered the last case whose day is over; not asked for while a clock runs. */
export const useDailyResults = (enabled: boolean) =>
  useQuery({ ...readOptions('GET /api/daily-results'), refetchOnMount: 'always', enabled })
