import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { StudyStore } from '#study/store.ts'
import { grade, NOON, run, showing } from '../play.ts'
import { crowd, type Fixture, TORTS } from './fixture.ts'

/** Recording an answer: once, whole, from where the one before left the player. */
export function recordingContract(fixture: Fixture): void {
  let store: StudyStore
  let player: string
  beforeEach(() => {
    ;({ store, player } = fixture)
  })
  const { anItem, nobody, begun } = fixture

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
      expect(await store.playerState(player)).toEqual({
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
      expect(
        await fixture.trial.rows(sql`select id from question_attempts where user_id = ${player}`),
      ).toEqual([])
      expect((await store.shownInRun(at.runId ?? '', 1))?.showing.answeredAt).toBeNull()
      expect((await store.playerState(player)).progress.totalQuestionsAnswered).toBe(0)
    })

    test('a decision that throws writes nothing, and the next one goes through', async () => {
      const { showing: at } = await asked()
      const thrown = store.record(player, at.id, () => {
        throw new Error('a bug')
      })
      await expect(thrown).rejects.toThrow('a bug')
      expect(
        await fixture.trial.rows(sql`select id from question_attempts where user_id = ${player}`),
      ).toEqual([])
      expect((await store.record(player, at.id, grade({ correct: true }))).kind).toBe('recorded')
    })

    test('a write the database refuses leaves nothing of the recording', async () => {
      const { showing: at } = await asked()
      const impossible = store.record(player, at.id, (before) => {
        const good = grade({ correct: true })(before)
        return { ...good, standing: { ...good.standing, area: { ...good.standing.area, mastery: 101 } } }
      })
      await expect(impossible).rejects.toThrow()
      expect(
        await fixture.trial.rows(sql`select id from question_attempts where user_id = ${player}`),
      ).toEqual([])
      expect((await store.shownInRun(at.runId ?? '', 1))?.showing.answeredAt).toBeNull()
      expect((await store.playerState(player)).progress.totalXp).toBe(0)
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
        fixture.node(i).record(player, at.id, grade({ correct: i % 3 === 0, at: NOON + i })),
      )
      const recorded = results.filter((one) => one.kind === 'recorded')
      expect(recorded).toHaveLength(1)
      const attempt = recorded[0]?.kind === 'recorded' ? recorded[0].recording.attempt : null
      for (const one of results) if (one.kind === 'answered') expect(one.attempt).toEqual(attempt)
      expect(results.filter((one) => one.kind === 'answered')).toHaveLength(19)
      expect((await store.playerState(player)).progress.totalQuestionsAnswered).toBe(1)
    })

    test('twenty at once to twenty showings of one player lose none', async () => {
      const one = await anItem()
      const shown = await crowd(20, () => store.show(showing(player, one), one))
      await crowd(20, (i) =>
        fixture.node(i).record(player, shown[i]?.showing.id ?? '', grade({ correct: i % 2 === 0 })),
      )
      const { progress, subjects, topics } = await store.playerState(player)
      expect(progress).toMatchObject({ totalQuestionsAnswered: 20, totalCorrectAnswers: 10 })
      expect(subjects).toMatchObject([{ questionsAnswered: 20, correctAnswers: 10 }])
      expect(topics.map((topic) => [topic.attempts, topic.correct])).toEqual([
        [20, 10],
        [20, 10],
      ])
      const attempts = await fixture.trial.rows<{ xp: number }>(
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
        expect((await store.playerState(by)).progress.totalCorrectAnswers).toBe(i % 2 === 0 ? 1 : 0)
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
}
