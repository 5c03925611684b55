import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SUBJECTS } from '#rules/subjects.ts'
import { sql } from '#study/store/sql.ts'
import type { Bucket, Item, StudyStore } from '#study/store.ts'
import { item, spread } from './bank-builder.ts'
import { type StudyTrial, studyTrial } from './databases.ts'
import { grade, NOON, run, showing } from './play.ts'

const HOUR = 3_600_000
const TORTS: Bucket = { pool: 'practice', subject: 'Torts', difficulty: 1 }
const crowd = <T>(count: number, one: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => one(i)))

/** What a study store promises (study/store.ts), on either database. */
export function storeContract(kind: StudyTrial['kind']): void {
  let trial: StudyTrial
  let store: StudyStore
  let player: string

  beforeAll(async () => {
    trial = await studyTrial(kind)
    await trial.load({
      practice: spread({ each: 4 }),
      ranked: spread({ each: 1, pool: 'ranked' }).map(renamed),
    })
  })
  afterAll(() => trial.close())
  beforeEach(async () => {
    store = trial.store()
    player = await trial.addPlayer()
  })

  const renamed = (one: ReturnType<typeof item>) => ({ ...one, id: `ranked-${one.id}` })

  /** One item of Torts at a level, as the store hands it out. */
  async function anItem(pivot = 0, bucket = TORTS, by = player): Promise<Item> {
    const found = await store.unseenItem(by, bucket, pivot)
    if (!found.item) throw new Error('the bucket has an unseen item')
    return found.item
  }
  const nobody = () => trial.addPlayer()
  const begun = async (by = player) => (await store.startRun(by, () => run(by)))?.run ?? expect.fail('no run')

  describe('runs', () => {
    test('a new player has none', async () => {
      expect(await store.openRun(player)).toBeNull()
      expect(await store.lastEndedRun(player)).toBeNull()
      expect(await store.run(player, randomUUID())).toBeNull()
      expect(await store.soloBest(player)).toBe(0)
    })

    test('starting stores the run as it was made', async () => {
      const fresh = run(player, NOON + 123, 'Criminal Law/Procedure')
      expect(await store.startRun(player, () => fresh)).toEqual({ run: fresh, resumed: false })
      expect(await store.openRun(player)).toEqual(fresh)
      expect(await store.run(player, fresh.id)).toEqual(fresh)
    })

    test('starting again resumes the open run and does not begin another', async () => {
      const first = await begun()
      const again = await store.startRun(player, () => expect.fail('another run was begun'))
      expect(again).toEqual({ run: first, resumed: true })
    })

    test('where nothing may begin, nothing is stored', async () => {
      expect(await store.startRun(player, () => null)).toBeNull()
      expect(await store.openRun(player)).toBeNull()
    })

    test('another player’s run is not found', async () => {
      const mine = await begun()
      expect(await store.run(await nobody(), mine.id)).toBeNull()
    })

    test('beginning is told of the run that ended last', async () => {
      const ends = [NOON + 5 * HOUR, NOON + 9 * HOUR, NOON + 7 * HOUR]
      for (const endedAt of ends) await store.startRun(player, () => ({ ...run(player), lives: 0, endedAt }))
      expect(await store.openRun(player)).toBeNull()
      expect((await store.lastEndedRun(player))?.endedAt).toBe(NOON + 9 * HOUR)
      const told = await store.startRun(player, (last) => run(player, last?.endedAt ?? 0))
      expect(told?.run.startedAt).toBe(NOON + 9 * HOUR)
    })

    test('twenty starts at once, on two nodes, make one run', async () => {
      const started = await crowd(20, (i) =>
        (i % 2 ? store : trial.elsewhere()).startRun(player, () => run(player)),
      )
      expect(new Set(started.map((one) => one?.run.id)).size).toBe(1)
      expect(started.filter((one) => !one?.resumed)).toHaveLength(1)
      const rows = await trial.rows(sql`select id from solo_runs where user_id = ${player}`)
      expect(rows).toHaveLength(1)
    })

    test('a start that races the last life never slips past the wait', async () => {
      for (let i = 0; i < 10; i++) {
        const by = await nobody()
        const last = { ...run(by), lives: 1 }
        await store.startRun(by, () => last)
        const asked = await store.show(
          showing(by, await anItem(0, TORTS, by), { runId: last.id, round: 1 }),
          await anItem(0, TORTS, by),
        )
        const waiting = () => trial.elsewhere().startRun(by, (ended) => (ended ? null : run(by)))
        const [, ...starts] = await Promise.all([
          store.record(by, asked.showing.id, grade({ correct: false })),
          ...Array.from({ length: 5 }, waiting),
        ])
        for (const start of starts) expect(start === null || start.run.id === last.id).toBe(true)
        expect(await waiting()).toBeNull()
      }
    })
  })

  describe('showings', () => {
    test('a showing is stored as it was made, and read again after a restart', async () => {
      const { id: runId } = await begun()
      const asked = await anItem()
      const made = showing(player, asked, {
        runId,
        round: 1,
        order: [3, 1, 0, 2],
        shownAt: NOON + 7,
        hintUsed: true,
      })
      const shown = await store.show(made, asked)
      expect(shown).toEqual({ showing: made, item: asked })
      await trial.reopen()
      expect(await trial.store().shownInRun(runId, 1)).toEqual(shown)
      expect(await trial.store().shownInRun(runId, 2)).toBeNull()
    })

    test('a round that has shown something shows it again, and the other item stays unseen', async () => {
      const { id: runId } = await begun()
      const [one, two] = [await anItem(0), await anItem(0.5)]
      expect(one.id).not.toBe(two.id)
      const first = await store.show(showing(player, one, { runId, round: 1 }), one)
      const again = await store.show(showing(player, two, { runId, round: 1, order: [0, 1, 2, 3] }), two)
      expect(again).toEqual(first)
      const seen = await trial.rows(
        sql`select question_id as id from question_seen where user_id = ${player}`,
      )
      expect(seen).toEqual([{ id: one.id }])
    })

    test('twenty at once for one round come to one showing', async () => {
      const { id: runId } = await begun()
      const items = await Promise.all([0, 0.25, 0.5, 0.75].map((pivot) => anItem(pivot)))
      const shown = await crowd(20, (i) => {
        const one = items[i % items.length] as Item
        return (i % 2 ? store : trial.elsewhere()).show(showing(player, one, { runId, round: 1 }), one)
      })
      for (const one of shown) expect(one).toEqual(shown[0])
      expect(await trial.rows(sql`select id from showings where run_id = ${runId}`)).toHaveLength(1)
      const seen = await trial.rows(sql`select times from question_seen where user_id = ${player}`)
      expect(seen).toEqual([{ times: 1 }])
    })

    test('an item shown again counts, and was seen at the later time', async () => {
      const asked = await anItem()
      await store.show(showing(player, asked), asked)
      await store.show(showing(player, asked, { shownAt: NOON + HOUR }), asked)
      const [seen] = await trial.rows<{ times: number; at: Date }>(
        sql`select times, last_seen as at from question_seen where user_id = ${player}`,
      )
      expect(seen?.times).toBe(2)
      expect(new Date(seen?.at ?? 0).getTime()).toBe(NOON + HOUR)
    })
  })

  describe('unseen items', () => {
    const walk = async (pivots: readonly number[], bucket = TORTS) => {
      const ids: string[] = []
      for (const pivot of pivots) {
        const { item } = await store.unseenItem(player, bucket, pivot)
        if (!item) break
        await store.show(showing(player, item), item)
        ids.push(item.id)
      }
      return ids
    }

    test('are whole, of the bucket, and name the version searched', async () => {
      const { item: found, bank } = await store.unseenItem(player, TORTS, 0.3)
      const original = spread({ each: 4 }).find((one) => one.id === found?.id)
      expect(found).toEqual({
        id: original?.id,
        path: original?.path,
        pool: 'practice',
        subject: 'Torts',
        subtopic: original?.subtopic,
        area: original?.area,
        difficulty: 1,
        stem: original?.stem,
        choices: original?.choices,
        correctIndex: original?.correctIndex,
        why: original?.why,
        explanation: original?.explanation,
        authorities: original?.authorities,
      })
      const [version] = await trial.rows(sql`select hash from bank_versions where pool = 'practice'`)
      expect(bank).toBe(version?.hash)
    })

    test('come in the order of their places on the ring, from the pivot, round to the start', async () => {
      const ring = await trial.rows<{ id: string; rnd: number }>(
        sql`select id, rnd from questions where pool = 'practice' and subject = 'Torts' and difficulty = 1 order by rnd`,
      )
      for (const [i, { id, rnd }] of ring.entries()) {
        expect((await anItem(rnd)).id).toBe(id)
        expect((await anItem(rnd + 1e-9)).id).toBe(ring[(i + 1) % ring.length]?.id)
      }
      expect((await anItem(0)).id).toBe(ring[0]?.id)
      expect((await anItem(0.999999999)).id).toBe(ring[0]?.id)
    })

    test.each([[[0, 0, 0, 0, 0]], [[0.9, 0.9, 0.9, 0.9, 0.9]], [[0.1, 0.8, 0.4, 0.6, 0.2]]])(
      'every one comes once, from pivots %j, then none',
      async (pivots) => {
        const ids = await walk(pivots)
        expect(ids).toHaveLength(4)
        expect(new Set(ids).size).toBe(4)
        expect((await store.unseenItem(player, TORTS, 0.5)).item).toBeNull()
      },
    )

    test('what another player saw, another level, subject or pool is none of theirs', async () => {
      await walk([0, 0, 0, 0])
      for (const other of [{ difficulty: 2 }, { subject: 'Contracts' }] as const)
        expect(await anItem(0.5, { ...TORTS, ...other })).toMatchObject(other)
      const ranked = (await store.unseenItem(player, { ...TORTS, pool: 'ranked' }, 0.5)).item
      // Ranked items, loaded here beside the practice ones, never come to a desktop's file.
      if (kind === 'SQLite') expect(ranked).toBeNull()
      else expect(ranked?.pool).toBe('ranked')
      expect((await store.unseenItem(await nobody(), TORTS, 0)).item).not.toBeNull()
    })

    test('a pool that is not loaded has none, and no version', async () => {
      expect(await store.unseenItem(player, { ...TORTS, pool: 'daily' }, 0)).toEqual({
        item: null,
        bank: null,
      })
    })
  })

  describe('the item seen longest ago', () => {
    const see = async (id: string, shownAt: number, bucket = TORTS) => {
      for (const pivot of [0, 0.2, 0.4, 0.6, 0.8]) {
        const found = await anItem(pivot, bucket)
        if (found.id === id) return store.show(showing(player, found, { shownAt }), found)
      }
      const { item } = await store.leastRecentItem(player, 'practice', 'Torts', [1])
      throw new Error(`${id} is not to be found beside ${item?.id}`)
    }

    test('is the one shown longest ago at the first level that has one', async () => {
      const seen: string[] = []
      for (let i = 0; i < 4; i++) {
        const next = await anItem(0.37)
        await see(next.id, NOON + ((i * 3) % 4) * HOUR)
        seen[(i * 3) % 4] = next.id
      }
      expect((await store.leastRecentItem(player, 'practice', 'Torts', [1])).item?.id).toBe(seen[0])
      expect((await store.leastRecentItem(player, 'practice', 'Torts', [7, 3, 1, 2])).item?.id).toBe(seen[0])
      expect((await store.leastRecentItem(player, 'practice', 'Torts', [2, 3])).item).toBeNull()
      expect((await store.leastRecentItem(player, 'practice', 'Evidence', [1])).item).toBeNull()
      expect((await store.leastRecentItem(await nobody(), 'practice', 'Torts', [1])).item).toBeNull()
    })

    test('moves on when it is shown again, so that a used-up bucket goes round', async () => {
      const bucket = { ...TORTS, difficulty: 9 }
      const ids = new Set<string>()
      for (let i = 0; i < 4; i++) {
        const one = await anItem(0, bucket)
        await store.show(showing(player, one, { shownAt: NOON + i }), one)
        ids.add(one.id)
      }
      const order: (string | undefined)[] = []
      for (let i = 0; i < 8; i++) {
        const { item } = await store.leastRecentItem(player, 'practice', 'Torts', [9])
        if (item) await store.show(showing(player, item, { shownAt: NOON + HOUR + i }), item)
        order.push(item?.id)
      }
      expect(new Set(order.slice(0, 4))).toEqual(ids)
      expect(order.slice(4)).toEqual(order.slice(0, 4))
    })
  })

  describe('recording an answer', () => {
    /** A run with its first question shown. */
    async function asked(by = player) {
      const { id: runId } = await begun(by)
      const one = await anItem(0.1, TORTS, by)
      return store.show(showing(by, one, { runId, round: 1, shownAt: NOON - 20_000 }), one)
    }

    test('writes the attempt, the answered showing, the run and where the player stands', async () => {
      const { showing: at, item: question } = await asked()
      const result = await store.record(player, at.id, grade({ correct: true }))
      if (result.kind !== 'recorded') expect.fail(result.kind)
      const { recording } = result
      expect(result.shown).toEqual({ showing: at, item: question })
      expect(recording.attempt).toMatchObject({
        isCorrect: true,
        timeSpent: 20_000,
        pointsEarned: 10,
        xpGained: 12,
      })
      expect(await store.run(player, at.runId ?? '')).toEqual(recording.run)
      expect(await store.soloBest(player)).toBe(10)
      expect(await store.standings(player)).toEqual({
        progress: recording.standing.progress,
        subjects: [recording.standing.subject],
        topics: [recording.standing.subtopic, recording.standing.area],
      })
      const again = await store.record(player, at.id, () => expect.fail('decided twice'))
      expect(again).toMatchObject({
        kind: 'answered',
        attempt: recording.attempt,
        run: recording.run,
        progress: recording.standing.progress,
        answers: [{ correct: true, at: NOON }],
        shown: { item: question, showing: { ...at, answeredAt: NOON } },
      })
    })

    test('starts from where the answer before left the player', async () => {
      const { showing: at, item: question } = await asked()
      const first = await store.record(player, at.id, grade({ correct: true }))
      const next = await store.show(showing(player, question, { runId: at.runId, round: 2 }), question)
      const second = await store.record(player, next.showing.id, (before) => {
        if (first.kind !== 'recorded') expect.fail(first.kind)
        expect(before.standing).toEqual(first.recording.standing)
        expect(before.run).toEqual(first.recording.run)
        return grade({ correct: false, at: NOON + 1 })(before)
      })
      expect(second.kind).toBe('recorded')
      const told = await store.record(player, at.id, () => null)
      expect(told).toMatchObject({
        kind: 'answered',
        answers: [{ correct: true, at: NOON }],
        run: { round: 3, lives: 2 },
      })
      const all = await store.record(player, next.showing.id, () => null)
      expect(all).toMatchObject({
        answers: [
          { correct: true, at: NOON },
          { correct: false, at: NOON + 1 },
        ],
      })
    })

    test('the best score is the highest of all runs', async () => {
      const ended = { ...run(player), score: 500, lives: 1 }
      await store.startRun(player, () => ended)
      const one = await anItem()
      const last = await store.show(showing(player, one, { runId: ended.id, round: 1 }), one)
      await store.record(player, last.showing.id, grade({ correct: false }))
      expect(await store.soloBest(player)).toBe(500)
      const { showing: at } = await asked()
      await store.record(player, at.id, grade({ correct: true }))
      expect(await store.soloBest(player)).toBe(500)
    })

    test('where nothing is decided nothing is written', async () => {
      const { showing: at } = await asked()
      expect(await store.record(player, at.id, () => null)).toEqual({ kind: 'unknown' })
      expect(await trial.rows(sql`select id from question_attempts where user_id = ${player}`)).toEqual([])
      expect((await store.shownInRun(at.runId ?? '', 1))?.showing.answeredAt).toBeNull()
      expect((await store.standings(player)).progress.totalQuestionsAnswered).toBe(0)
    })

    test('a decision that throws writes nothing, and the next one goes through', async () => {
      const { showing: at } = await asked()
      const thrown = store.record(player, at.id, () => {
        throw new Error('a bug')
      })
      await expect(thrown).rejects.toThrow('a bug')
      expect(await trial.rows(sql`select id from question_attempts where user_id = ${player}`)).toEqual([])
      expect((await store.record(player, at.id, grade({ correct: true }))).kind).toBe('recorded')
    })

    test('a write the database refuses leaves nothing of the recording', async () => {
      const { showing: at } = await asked()
      const impossible = store.record(player, at.id, (before) => {
        const good = grade({ correct: true })(before)
        return { ...good, standing: { ...good.standing, area: { ...good.standing.area, mastery: 101 } } }
      })
      await expect(impossible).rejects.toThrow()
      expect(await trial.rows(sql`select id from question_attempts where user_id = ${player}`)).toEqual([])
      expect((await store.shownInRun(at.runId ?? '', 1))?.showing.answeredAt).toBeNull()
      expect((await store.standings(player)).progress.totalXp).toBe(0)
      expect((await store.record(player, at.id, grade({ correct: true }))).kind).toBe('recorded')
    })

    test('an unknown showing, another player’s, and an unknown player are unknown', async () => {
      const { showing: at } = await asked()
      const decide = () => expect.fail('decided')
      expect(await store.record(player, randomUUID(), decide)).toEqual({ kind: 'unknown' })
      expect(await store.record(await nobody(), at.id, decide)).toEqual({ kind: 'unknown' })
      expect(await store.record(randomUUID(), at.id, decide)).toEqual({ kind: 'unknown' })
    })

    test('twenty at once to one showing, on two nodes, record one', async () => {
      const { showing: at } = await asked()
      const results = await crowd(20, (i) =>
        (i % 2 ? store : trial.elsewhere()).record(
          player,
          at.id,
          grade({ correct: i % 3 === 0, at: NOON + i }),
        ),
      )
      const recorded = results.filter((one) => one.kind === 'recorded')
      expect(recorded).toHaveLength(1)
      const attempt = recorded[0]?.kind === 'recorded' ? recorded[0].recording.attempt : null
      for (const one of results) if (one.kind === 'answered') expect(one.attempt).toEqual(attempt)
      expect(results.filter((one) => one.kind === 'answered')).toHaveLength(19)
      expect((await store.standings(player)).progress.totalQuestionsAnswered).toBe(1)
    })

    test('twenty at once to twenty showings of one player lose none', async () => {
      const one = await anItem()
      const shown = await crowd(20, () => store.show(showing(player, one), one))
      await crowd(20, (i) =>
        (i % 2 ? store : trial.elsewhere()).record(
          player,
          shown[i]?.showing.id ?? '',
          grade({ correct: i % 2 === 0 }),
        ),
      )
      const { progress, subjects, topics } = await store.standings(player)
      expect(progress).toMatchObject({ totalQuestionsAnswered: 20, totalCorrectAnswers: 10 })
      expect(subjects).toMatchObject([{ questionsAnswered: 20, correctAnswers: 10 }])
      expect(topics.map((topic) => [topic.attempts, topic.correct])).toEqual([
        [20, 10],
        [20, 10],
      ])
      const attempts = await trial.rows<{ xp: number }>(
        sql`select xp_gained + streak_bonus as xp from question_attempts where user_id = ${player}`,
      )
      expect(attempts.reduce((sum, { xp }) => sum + Number(xp), 0)).toBe(progress.totalXp)
    })

    test('many players at once each get their own', async () => {
      const players = await crowd(12, nobody)
      const shown = await Promise.all(players.map((by) => asked(by)))
      await Promise.all(
        players.map((by, i) => store.record(by, shown[i]?.showing.id ?? '', grade({ correct: i % 2 === 0 }))),
      )
      for (const [i, by] of players.entries())
        expect((await store.standings(by)).progress.totalCorrectAnswers).toBe(i % 2 === 0 ? 1 : 0)
    })

    test('floating point comes back to the last digit', async () => {
      const one = await anItem(0.2, { ...TORTS, difficulty: 8 })
      const exact = 1 / 3 + 0.1
      const first = await store.show(showing(player, one), one)
      const result = await store.record(player, first.showing.id, (before) => {
        const { attempt, standing } = grade({ correct: true })(before)
        return {
          run: null,
          attempt: { ...attempt, masteryDelta: exact },
          standing: {
            progress: { ...standing.progress, totalHoursPlayed: exact },
            subject: {
              ...standing.subject,
              masteryPoints: exact,
              hoursPlayed: exact,
              averageTimePerQuestion: exact,
            },
            subtopic: { ...standing.subtopic, mastery: exact },
            area: { ...standing.area, mastery: exact },
          },
        }
      })
      if (result.kind !== 'recorded') expect.fail(result.kind)
      const next = await store.show(showing(player, one), one)
      await store.record(player, next.showing.id, (before) => {
        expect(before.standing).toEqual(result.recording.standing)
        return null
      })
      expect(await store.record(player, first.showing.id, () => null)).toMatchObject({
        attempt: { masteryDelta: exact },
      })
    })
  })

  test('XP since an instant counts streak bonuses and nothing before it', async () => {
    const one = await anItem()
    for (const [i, at] of [NOON, NOON + 1, NOON + 2, NOON + HOUR].entries()) {
      const shown = await store.show(showing(player, one), one)
      await store.record(player, shown.showing.id, grade({ correct: true, at }))
      expect(i).toBeLessThan(4)
    }
    const earned = await store.xpSince(player, NOON + 1)
    expect(earned.toSorted((a, b) => a.at - b.at)).toEqual([
      { at: NOON + 1, xp: 12 },
      { at: NOON + 2, xp: 14 },
      { at: NOON + HOUR, xp: 16 },
    ])
  })

  test('texts come back as they went, whatever is in them', async () => {
    const odd = `‘Zoë’s’ "brief"; DROP TABLE users; -- 法律 ⚖️ \\ \n\t %s $1 ? :a @b <b>&amp;</b>`
    const strange = item('odd one', {
      subject: 'Evidence',
      subtopic: odd,
      area: `${odd} area`,
      stem: odd,
      choices: [odd, `${odd}1`, `${odd}2`, `${odd}3`],
      explanation: odd,
      authorities: [odd, odd],
    })
    const other = await studyTrial(kind)
    try {
      await other.load({ practice: [strange] })
      const by = await other.addPlayer()
      const { item: found } = await other.store().unseenItem(by, { ...TORTS, subject: 'Evidence' }, 0)
      if (!found) expect.fail('not found')
      expect(found).toMatchObject({
        stem: odd,
        choices: strange.choices,
        explanation: odd,
        authorities: [odd, odd],
      })
      const shown = await other.store().show(showing(by, found), found)
      await other.store().record(by, shown.showing.id, grade({ correct: true }))
      expect((await other.store().standings(by)).topics).toMatchObject([
        { subtopic: odd, area: '' },
        { subtopic: odd, area: `${odd} area` },
      ])
    } finally {
      await other.close()
    }
  })

  test('every subject, with its slash, is stored and found', async () => {
    for (const subject of SUBJECTS) expect((await anItem(0.5, { ...TORTS, subject })).subject).toBe(subject)
  })
}
