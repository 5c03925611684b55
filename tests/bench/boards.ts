import { cpus } from 'node:os'
import { closePostgres, openPostgres } from '#database/postgres/database.ts'
import { sql } from '#database/sql.ts'
import { boardStore } from '../../cloud-server/leaderboard/store/boards.ts'
import { readPlace } from '../../cloud-server/leaderboard/store/place.ts'
import { crowd } from './million-players.ts'

/** Reads of the boards among a million players, beside the plainest read there is: one player by primary key. */
const PLAYERS = Number(process.env.PLAYERS ?? 1_000_000)
const TURNS = 300

const players = await crowd(PLAYERS)
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}: ` +
    `${PLAYERS.toLocaleString('en')} players seeded in ${(players.seedMs / 1000).toFixed(1)} s`,
)
const db = openPostgres(players.url)
// Nothing but the marks is remembered: what is measured is the database's work, not this process's memory.
const boards = boardStore(db, { top: 0, schools: 0 })
const everybody = await db.query<{ id: string; school: string | null }>(sql`
  SELECT user_id AS id, law_school AS school FROM board_rows WHERE period = 'all'
  ORDER BY random() LIMIT ${TURNS}`)
const places = await Promise.all(
  everybody.map(async ({ id }) => {
    const rows = await boards.around({ period: 'all' }, id, 0)
    return readPlace(rows[0]?.place ?? '')
  }),
)

const measures: Record<string, (turn: number) => Promise<unknown>> = {
  'one player by key': (turn) => db.prisma.user.findUnique({ where: { id: everybody[turn]?.id ?? '' } }),
  'top 20': () => boards.rows({ period: 'all' }, 20, null),
  'top 20 of the week': () => boards.rows({ period: 'weekly' }, 20, null),
  '50 rows below anyone': (turn) => boards.rows({ period: 'all' }, 50, places[turn] ?? null),
  'own rank and neighbors': (turn) => boards.around({ period: 'all' }, everybody[turn]?.id ?? '', 3),
  'the same in one school': (turn) => {
    const { id = '', school } = everybody[turn] ?? {}
    return boards.around({ period: 'all', school: school ?? 'School 1' }, id, 3)
  },
  'points paid (a write)': (turn) =>
    db.prisma.user.update({ where: { id: everybody[turn]?.id ?? '' }, data: { points: { increment: 3 } } }),
}

const taken = new Map<string, number[]>(Object.keys(measures).map((name) => [name, []]))
for (let turn = 0; turn < TURNS; turn++)
  for (const [name, run] of Object.entries(measures)) {
    const began = performance.now()
    await run(turn)
    taken.get(name)?.push(performance.now() - began)
  }
const began = performance.now()
await boards.schools('all')
const schoolsMs = performance.now() - began

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
const floor = taken.get('one player by key') ?? []
console.log(`\n${'read'.padEnd(26)}${'p50'.padStart(10)}${'p99'.padStart(10)}${'p99 ÷ by key'.padStart(14)}`)
for (const [name, times] of taken) {
  const cells = [at(times, 0.5), at(times, 0.99)].map((time) => `${time.toFixed(2)} ms`.padStart(10)).join('')
  console.log(
    `${name.padEnd(26)}${cells}${`${(at(times, 0.99) / at(floor, 0.99)).toFixed(1)}×`.padStart(14)}`,
  )
}
console.log(`${'all schools, once a minute'.padEnd(26)}${`${schoolsMs.toFixed(0)} ms`.padStart(10)}`)

await closePostgres(db)
await players.leave()
