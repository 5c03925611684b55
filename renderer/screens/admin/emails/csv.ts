import { sheetDay } from '#protocol/figures.ts'
import type { ExportRecord } from '#protocol/http/admin.ts'
import { csvHead, csvLine } from '../../../components/csv.ts'

/** The columns of spec section 7, Admin. */
const COLUMNS = [
  'Email',
  'Username',
  'Display Name',
  'Law School',
  'Level',
  'Points',
  'Daily Streak',
  'Last Login',
] as const

export const emailsHead = (): string => csvHead(COLUMNS)

/** One account; the last login as a date of the reader's own place, or 'Never'. */
export const emailsLine = (record: ExportRecord): string =>
  csvLine([
    record.email,
    record.username,
    record.displayName,
    record.lawSchool ?? '',
    record.level,
    record.points,
    record.dailyStreak,
    record.lastLoginAt === null ? 'Never' : sheetDay(record.lastLoginAt),
  ])
