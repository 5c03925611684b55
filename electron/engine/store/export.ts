import { sql } from '#database/sql.ts'
import type { Attempt } from '#study/attempt.ts'
import { allAttempts } from '#study/store/attempts.ts'
import { marksWhere } from '#study/store/marks.ts'
import { playerStateOf } from '#study/store/player-state.ts'
import type { Database } from './database.ts'
import { localUser } from './users.ts'

/** Columns of the CSV, in order. */
const COLUMNS = [
  'at',
  'context',
  'subject',
  'subtopic',
  'area',
  'difficulty',
  'questionId',
  'selectedAnswer',
  'isCorrect',
  'hintUsed',
  'timeSpent',
  'xpGained',
  'streakBonus',
  'masteryDelta',
  'pointsEarned',
] as const satisfies readonly (keyof ExportedAnswer)[]

/** An answer as the files name its fields: the item's own index of the option chosen is selectedAnswer. */
type ExportedAnswer = Omit<Attempt, 'itemIndex'> & { selectedAnswer: number }

const toExported = ({ itemIndex, ...rest }: Attempt): ExportedAnswer => ({
  ...rest,
  selectedAnswer: itemIndex,
})

/** One cell: quoted, and never the beginning of a formula where a table opens the file. */
const cell = (value: unknown): string => {
  const text = String(value)
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}

/** Everything this machine holds of a player, as JSON. */
export async function exportJson(db: Database, userId: string, now: number): Promise<string> {
  const reads = db
  const data = {
    exportedAt: new Date(now).toISOString(),
    player: await localUser(db, userId),
    standings: await playerStateOf(reads, userId),
    answers: (await allAttempts(reads, userId)).map(toExported),
    notebook: await marksWhere(reads, userId, sql`true order by m.rowid`),
    refused: await db.prisma.refusedEvent.findMany({ where: { userId } }),
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** The player's answers, one a line, first to last. */
export async function exportCsv(db: Database, userId: string): Promise<string> {
  const answers = (await allAttempts(db, userId)).map(toExported)
  const lines = answers.map((answer) =>
    COLUMNS.map((name) => cell(name === 'at' ? new Date(answer.at).toISOString() : answer[name])).join(','),
  )
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`
}
