import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BankItem } from '#protocol/bank.ts'
import { uuidv7 } from '#protocol/uuidv7.ts'
import { CARD_GRADES, type CardGrade } from '#rules/memory/marks.ts'
import { CONFIDENCES, type Confidence, MISS_REASONS, type MissReason } from '#rules/memory/memory.ts'
import { newSheet, type OpenBlock, withSaved } from '#study/exam/block.ts'
import { handIn } from '#study/exam/hand-in.ts'
import type { Item } from '#study/item.ts'
import { gradePractice } from '#study/practice/grade.ts'
import { spread } from './bank-builder.ts'
import { KINDS, type StudyTrial, studyTrial } from './databases.ts'
import { grade, NOON, showing } from './play.ts'
import { type SoloGame, soloGame } from './solo-game.ts'

/** Two areas of two subtopics in each of two subjects; a path may be two questions'. */
const BANK: BankItem[] = spread({ subjects: ['Torts', 'Evidence'], difficulties: [1, 5, 9], each: 4 }).map(
  (one, i) => ({ ...one, path: `path ${i >> 1}` }),
)

const item = fc.integer({ min: 0, max: BANK.length - 1 })
/** An option as shown. */
const place = fc.integer({ min: 0, max: 3 })
const minutes = fc.integer({ min: 1, max: 3 * 24 * 60 })

/** The events of a player's record, whatever keeps it. */
const events = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('practice' as const),
      ...{ item, place, minutes, repeat: fc.boolean() },
      confidence: fc.option(fc.constantFrom<Confidence>(...CONFIDENCES)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('solo' as const),
      ...{ item, minutes, hint: fc.boolean() },
      outcome: fc.constantFrom('right', 'wrong', 'timeout'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('reason' as const),
      reason: fc.constantFrom<MissReason>(...MISS_REASONS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('card' as const),
      ...{ item, minutes, grade: fc.constantFrom<CardGrade>(...CARD_GRADES) },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('block' as const),
      minutes,
      answers: fc.uniqueArray(fc.record({ item, place: fc.option(place) }), {
        selector: (one) => one.item,
        minLength: 1,
        maxLength: 6,
      }),
    }),
  },
)
type LogEvent = typeof events extends fc.Arbitrary<infer One> ? One : never

interface Host {
  trial: StudyTrial
  game: SoloGame
}

const hosts: Host[] = []
beforeAll(async () => {
  for (const kind of KINDS) {
    const trial = await studyTrial(kind)
    await trial.load({ practice: BANK })
    hosts.push({ trial, game: await soloGame(trial) })
  }
})
afterAll(async () => {
  for (const { game, trial } of hosts) {
    await game.close()
    await trial.close()
  }
})

/** One player's record on one database; each event enters as its route would enter it. */
async function record({ trial, game }: Host) {
  const player = await trial.addPlayer()
  const store = trial.store()
  const items = await store.examItems(BANK.map(({ id }) => id))
  let now = NOON
  let last: string | null = null
  const itemAt = (i: number): Item => items.get(BANK[i]?.id ?? '') ?? expect.fail('the bank has it')
  const post = (url: string, payload: object) =>
    game.app.inject({ method: 'POST', url, headers: { 'x-player': player }, payload })

  async function practice(one: Extract<LogEvent, { do: 'practice' }>): Promise<void> {
    const asked = itemAt(one.item)
    const put = showing(player, asked, {
      context: 'practice',
      practice: { repeat: one.repeat },
      shownAt: now,
    })
    const { showing: shown } = await store.showPractice(put, asked)
    now += 60_000
    await store.record(player, shown.id, (before) =>
      gradePractice(before, one.confidence, { id: uuidv7(now, randomUUID), shownIndex: one.place, at: now }),
    )
    last = shown.id
  }
  async function solo(one: Extract<LogEvent, { do: 'solo' }>): Promise<void> {
    const asked = itemAt(one.item)
    const { showing: shown } = await store.show(
      showing(player, asked, { hintUsed: one.hint, shownAt: now }),
      asked,
    )
    now += 60_000
    const given = { correct: one.outcome === 'right', timedOut: one.outcome === 'timeout', at: now }
    await store.record(player, shown.id, grade(given))
    last = shown.id
  }
  async function block({ answers }: Extract<LogEvent, { do: 'block' }>): Promise<void> {
    const block: OpenBlock = {
      ...{ id: randomUUID(), userId: player, startedAt: now, finishedAt: null },
      facts: { length: 33, extra: 1, pausedMs: 0, seen: 0, expected: 0 },
      sheet: newSheet(33, now),
    }
    const put = answers.map(({ item: i }, round) =>
      showing(player, itemAt(i), { context: 'exam', runId: block.id, round: round + 1, shownAt: now }),
    )
    await store.startBlock(block, put)
    for (const [i, answer] of answers.entries()) {
      const mark = { at: i, place: answer.place, flagged: false, struck: [], highlights: [] }
      await store.changeBlock(player, block.id, (open) => ({
        ...open,
        sheet: withSaved(open.sheet, { current: i, mark }),
      }))
    }
    now += 120_000
    await store.handIn(player, block.id, (open, shown, replay) => handIn(open, shown, replay, now))
  }
  async function enter(one: LogEvent): Promise<void> {
    if ('minutes' in one) now += one.minutes * 60_000
    game.clock.now = now
    if (one.do === 'practice') return practice(one)
    if (one.do === 'solo') return solo(one)
    if (one.do === 'block') return block(one)
    if (one.do === 'card') {
      const { subject, subtopic, area } = itemAt(one.item)
      await post('/api/practice/card', { subject, subtopic, area, grade: one.grade })
    } else if (last) await post('/api/practice/reason', { questionId: last, reason: one.reason })
  }
  return {
    enter,
    async standing() {
      const { progress, subjects, topics } = await store.playerState(player)
      const sorted = <T>(all: readonly T[]) =>
        [...all].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      return { progress, subjects: sorted(subjects), topics: sorted(topics), told: await store.told(player) }
    },
  }
}

test('answers of solo, practice and exam blocks, reasons and rule cards fold to the same state on both databases', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(events, { minLength: 5, maxLength: 40 }), async (log) => {
      const standings = []
      for (const host of hosts) {
        const player = await record(host)
        for (const one of log) await player.enter(one)
        standings.push(await player.standing())
      }
      expect(standings[0]).toEqual(standings[1])
    }),
    { numRuns: 25 },
  )
})
