import type { OwnAnswer } from '#protocol/http/account.ts'
import { csvHead, csvLine } from '../../components/csv.ts'

const COLUMNS = [
  'Time',
  'Mode',
  'Subject',
  'Subtopic',
  'Area',
  'Question',
  'Correct',
  'Hint Used',
  'Seconds',
  'Difficulty',
  'XP',
  'Points',
] as const

const yesNo = (value: boolean): string => (value ? 'yes' : 'no')

/** Returns a player's answers as a table, a line each in the order they were given. */
export const answersCsv = (answers: readonly OwnAnswer[]): string =>
  csvHead(COLUMNS) +
  answers
    .map((one) =>
      csvLine([
        one.at,
        one.context,
        one.subject,
        one.subtopic,
        one.area,
        one.question,
        yesNo(one.correct),
        yesNo(one.hintUsed),
        one.timeMs === null ? '' : one.timeMs / 1_000,
        one.difficulty,
        one.xp,
        one.points,
      ]),
    )
    .join('')
