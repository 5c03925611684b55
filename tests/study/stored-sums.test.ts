import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { foldAttempt } from '#rules/progress/fold.ts'
import type { PlayerState } from '#rules/progress/player-state.ts'
import { newProgress, newSubjectStats, newTopicStats, type TopicStats } from '#rules/progress/state.ts'
import { newRun, replayRun } from '#rules/solo/run.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import { spread } from './bank-builder.ts'
import { KINDS, type StudyTrial, studyTrial } from './databases.ts'
import { grade, NOON, showing } from './play.ts'
import { playerAt, type SoloGame, soloGame } from './solo-game.ts'

interface StoredAnswer extends Record<string, unknown> {
  subject: Subject
  subtopic: string
  area: string
  path: string
  difficulty: number
  selected: number
  correct: boolean | number
  hint: boolean | number
  time: number
  xp: number
  bonus: number
  delta: number
  at: Date
}

/** Where the stored answers, folded by the rules in the order given, leave a player. */
function folded(answers: readonly StoredAnswer[]) {
  let progress = newProgress()
  const subjects = new Map(SUBJECTS.map((subject) => [subject, newSubjectStats(subject)]))
  const topics = new Map<string, TopicStats>()
  for (const answer of answers) {
    const { subject, subtopic, area } = answer
    const topic = (name: string) =>
      topics.get(`${subject}/${subtopic}/${name}`) ?? newTopicStats(subject, subtopic, name)
    const { after, effect } = foldAttempt(
      {
        progress,
        subject: subjects.get(subject) ?? newSubjectStats(subject),
        subtopic: topic(''),
        area: topic(area),
      },
      {
        ...{ subject, subtopic, area, path: answer.path, difficulty: answer.difficulty },
        correct: Boolean(answer.correct),
        timedOut: answer.selected === -1,
        hintUsed: Boolean(answer.hint),
        timeSpent: answer.time,
        daily: false,
        at: answer.at.getTime(),
      },
    )
    expect({ xp: answer.xp, bonus: answer.bonus, delta: answer.delta }).toEqual({
      xp: effect.xpGained,
      bonus: effect.streakBonus,
      delta: effect.masteryDelta,
    })
    progress = after.progress
    subjects.set(subject, after.subject)
    for (const one of [after.subtopic, after.area]) topics.set(`${subject}/${subtopic}/${one.area}`, one)
  }
  return { progress, subjects, topics }
}

function expectPlayerState(state: PlayerState, answers: readonly StoredAnswer[]): void {
  const { progress, subjects, topics } = folded(answers)
  expect(state.progress).toEqual(progress)
  const practiced = new Set(answers.map(({ subject }) => subject))
  expect(new Set(state.subjects.map(({ subject }) => subject))).toEqual(practiced)
  for (const stats of state.subjects) expect(stats).toEqual(subjects.get(stats.subject))
  expect(state.topics).toHaveLength(topics.size)
  for (const topic of state.topics)
    expect(topic).toEqual(topics.get(`${topic.subject}/${topic.subtopic}/${topic.area}`))
}

describe.each(KINDS)('every stored sum is the fold of the stored answers on %s', (kind) => {
  let trial: StudyTrial
  let game: SoloGame

  beforeAll(async () => {
    trial = await studyTrial(kind)
    await trial.load({ practice: spread({ subjects: ['Torts', 'Evidence', 'Contracts'], each: 4 }) })
    game = await soloGame(trial)
  })
  afterAll(async () => {
    await game.close()
    await trial.close()
  })

  const answersOf = async (player: string, ids: readonly string[]): Promise<StoredAnswer[]> => {
    const rows = await trial.rows<StoredAnswer & { id: string }>(sql`
      select a.showing_id as id, a.subject, a.subtopic, a.area, q.path, a.difficulty,
        a.selected_answer as selected, a.is_correct as correct, a.hint_used as hint, a.time_spent as time,
        a.xp_gained as xp, a.streak_bonus as bonus, a.mastery_delta as delta, a.created_at as at
      from question_attempts a join questions q on q.id = a.question_id where a.user_id = ${player}`)
    const byId = new Map(rows.map((row) => [row.id, row]))
    expect(rows).toHaveLength(ids.length)
    return ids.map((id) => byId.get(id) ?? expect.fail(`${id} is not stored`))
  }

  test('for any answers, in any order of time, with hints and timeouts', async () => {
    const given = fc.record({
      subject: fc.constantFrom<Subject>('Torts', 'Evidence', 'Contracts'),
      difficulty: fc.integer({ min: 1, max: 10 }),
      pivot: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      outcome: fc.constantFrom('right', 'right', 'wrong', 'timeout'),
      hintUsed: fc.boolean(),
      shownAt: fc.integer({ min: NOON - 40 * 86_400_000, max: NOON }),
      takes: fc.integer({ min: 0, max: 400_000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(given, { minLength: 1, maxLength: 25 }), async (all) => {
        const player = await trial.addPlayer()
        const store = trial.store()
        const ids: string[] = []
        for (const { subject, difficulty, pivot, outcome, hintUsed, shownAt, takes } of all) {
          const bucket = { pool: 'practice', subject, difficulty } as const
          const found = await store.unseenItem(player, bucket, pivot)
          const item =
            found.item ?? (await store.leastRecentItem(player, 'practice', subject, [difficulty])).item
          if (!item) expect.fail('the bucket is empty')
          const shown = await store.show(showing(player, item, { hintUsed, shownAt }), item)
          const at = shownAt + takes
          await store.record(
            player,
            shown.showing.id,
            grade({ correct: outcome === 'right', timedOut: outcome === 'timeout', at }),
          )
          ids.push(shown.showing.id)
        }
        expectPlayerState(await store.playerState(player), await answersOf(player, ids))
      }),
      { numRuns: 12 },
    )
  })

  test('for solo runs played over HTTP, which are the fold of their answers too', async () => {
    const turn = fc.record({ right: fc.boolean(), wait: fc.integer({ min: 0, max: 3_600_000 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 20 }), async (turns) => {
        const id = await trial.addPlayer()
        const player = playerAt(game, id)
        const ids: string[] = []
        let started = await player.start('Mixed Questions')
        let { question } = started
        const answers: { correct: boolean; at: number }[] = []
        for (const { right, wait } of turns) {
          game.clock.now += wait
          const told = await player[right ? 'answerWell' : 'answerBadly'](started.challenge.id, question)
          ids.push(question.id)
          answers.push({ correct: right, at: game.clock.now })
          const run = await trial.store().run(id, started.challenge.id)
          const expected = replayRun(
            { ...newRun(started.challenge.id, id, 'Mixed Questions', run?.startedAt ?? 0) },
            answers,
          )
          expect(run).toEqual(expected)
          expect(told.challenge.score).toBe(expected.score)
          if (expected.endedAt !== null) {
            game.clock.now += 86_400_000
            started = await player.start('Mixed Questions')
            answers.length = 0
          }
          question =
            expected.endedAt === null ? (await player.next(started.challenge.id)).question : started.question
        }
        expectPlayerState(await trial.store().playerState(id), await answersOf(id, ids))
      }),
      { numRuns: 6 },
    )
  })
})
