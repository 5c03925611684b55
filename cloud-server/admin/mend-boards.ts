import { counted } from '#protocol/figures.ts'
import { auditProgram } from '../store/audit.ts'
import type { Database } from '../store/database.ts'
import type { CommandOutcome } from './command-outcome.ts'
import { type Excess, excessesOf, mendRecords } from './store/played-before.ts'

const cell = (value: number): string => (value === 0 ? '–' : `−${value.toLocaleString('en')}`).padStart(9)

/** The players and what each has too much of, as a table. */
async function tableOf(db: Database, excesses: readonly Excess[]): Promise<string[]> {
  const found = await db.prisma.user.findMany({
    where: { id: { in: excesses.map(({ userId }) => userId) } },
    select: { id: true, username: true },
  })
  const names = new Map(found.map(({ id, username }) => [id, username]))
  const head = `${'player'.padEnd(20)}${'points'.padStart(9)}${'wins'.padStart(9)}${'losses'.padStart(9)}`
  const rows = excesses.map(
    ({ userId, points, wins, losses }) =>
      `${(names.get(userId) ?? userId).padEnd(20)}${cell(points)}${cell(wins)}${cell(losses)}`,
  )
  return rows.length > 0 ? [head, ...rows] : []
}

/**
 * `mend-boards`: holds matches from before the rule that a match must be played to that rule, and says what it would take off
 * records and boards; with `--apply` it takes it off. XP, levels and ratings stand.
 */
export async function mendBoards(db: Database, words: readonly string[]): Promise<CommandOutcome> {
  const isApplied = words.join(' ') === '--apply'
  if (words.length > 0 && !isApplied) return { code: 1, text: 'mend-boards takes --apply or nothing.' }
  const { matches, excesses } = await (isApplied ? mendRecords(db) : excessesOf(db))
  const table = await tableOf(db, excesses)
  const points = excesses.reduce((sum, one) => sum + one.points, 0)
  const what = `${counted(points, 'point', 'points')} from ${counted(excesses.length, 'player', 'players')}, in ${counted(matches, 'match', 'matches')} from before the rule`
  if (!isApplied) {
    const next = matches > 0 ? ' Add --apply to do it.' : ''
    return { code: 0, text: [...table, `Would take ${what}.${next}`].join('\n') }
  }
  await auditProgram(
    db,
    'command line',
    'boards_mended',
    { matches, players: excesses.length, points },
    Date.now(),
  )
  return { code: 0, text: [...table, `Took ${what}.`].join('\n') }
}
