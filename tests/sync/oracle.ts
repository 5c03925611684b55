import { expect } from 'vitest'
import type { Reader } from '#database/sql.ts'
import { sql } from '#database/sql.ts'
import { foldAttempt } from '#rules/progress/fold.ts'
import { newProgress } from '#rules/progress/state.ts'
import { isOfPractice } from '#rules/showing-context.ts'
import { attemptsBetween } from '#study/store/attempts.ts'
import { marksAfter } from '#study/store/marks.ts'
import { changeMemory, enter, openReplay, standingIn } from '#study/sync/replay-state.ts'
import { toldBeside } from '../../cloud-server/reports/store/told-beside.ts'
import { byName, type Device, standing } from './device.ts'

/** Where one device would stand that had been given the accepted answers in the server's order. */
async function oneDevice(cloud: Reader, userId: string) {
  const answers = await attemptsBetween(cloud, userId, 0, 1_000_000, 1_000_000)
  expect(answers.map(({ seq }) => seq)).toEqual(answers.map((_, i) => i + 1))
  const replay = openReplay({ progress: newProgress(), subjects: [], topics: [] }, 0, [])
  const rows = await cloud.query<{ id: string; path: string }>(sql`select id, path from questions`)
  const shownLately = await cloud.query<{ id: string }>(
    sql`select id::text as id from showings where (practice ->> 'repeat')::boolean`,
  )
  const repeated = new Set(shownLately.map(({ id }) => id))
  const paths = new Map(rows.map(({ id, path }) => [id, path]))
  const told = await toldBeside(cloud, userId)
  for (const { attempt, seq } of answers) {
    const { confidence, context, ...given } = attempt
    const { after } = foldAttempt(standingIn(replay, attempt), {
      ...given,
      ...(isOfPractice(context) ? { practice: { repeat: repeated.has(attempt.showingId) } } : {}),
      ...(confidence ? { confidence } : {}),
      path: paths.get(attempt.questionId) ?? attempt.questionId,
      correct: attempt.isCorrect,
      timedOut: attempt.itemIndex < 0,
      daily: false,
    })
    enter(replay, { run: null, standing: after })
    for (const { topic, change, afterSeq } of told) if (afterSeq === seq) changeMemory(replay, topic, change)
  }
  return { answers, replay }
}

/** A player's marks, as a database has it. */
const marksIn = async (db: Reader, userId: string) =>
  (await marksAfter(db, userId, 0, 1_000_000)).map(({ seq, mark }) => ({ seq, ...mark }))

/** Refusals of play that no person could have done; a simulation's player may well have. */
const IMPOSSIBLE: readonly string[] = ['too_fast', 'seen_lately', 'too_many_that_day', 'other_level']

/** Server and devices equal the one-device oracle; nothing is lost and nothing counted twice. */
export async function agree(
  cloud: Reader,
  userId: string,
  devices: readonly Device[],
  /** showings answered on the web, as far as anything has them still */
  web: readonly string[],
): Promise<void> {
  const { answers, replay } = await oneDevice(cloud, userId)
  const server = await standing(cloud, userId)
  expect(server).toMatchObject({
    seq: answers.length,
    progress: replay.progress,
    subjects: byName(replay.subjects.values()),
    topics: byName(replay.topics.values()),
  })
  const accepted = answers.map(({ attempt }) => attempt.showingId)
  const refused: string[] = []
  for (const device of devices) {
    expect(await device.file(userId, (db) => standing(db, userId))).toEqual(server)
    expect(await device.file(userId, (db) => marksIn(db, userId))).toEqual(await marksIn(cloud, userId))
    const local = await device.file(userId, (db) => attemptsBetween(db, userId, 0, 1_000_000, 1_000_000))
    expect(local).toEqual(answers)
    const rows = await device.file(userId, (db) =>
      db.query<{ showing: string; code: string }>(
        sql`select body ->> '$.showing.id' as showing, code from refused_events`,
      ),
    )
    expect(rows.map(({ code }) => code).filter((code) => !IMPOSSIBLE.includes(code))).toEqual([])
    const mine = rows.map(({ showing }) => showing)
    refused.push(...mine)
    expect(byName(device.answered)).toEqual(
      byName([...device.answered.filter((id) => accepted.includes(id)), ...mine]),
    )
  }
  expect(new Set([...accepted, ...refused]).size).toBe(accepted.length + refused.length)
  const given = [...devices.flatMap(({ answered }) => answered), ...web]
  expect(byName([...accepted, ...refused])).toEqual(byName(given))
}
