import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { utcDate } from '#rules/days.ts'
import { CONFIDENCES, remember } from '#rules/memory/memory.ts'
import { countPractice, isPaid, PAID_A_DAY, REPEAT_XP } from '#rules/practice/pay.ts'
import { foldAttempt } from '#rules/progress/fold.ts'
import { ledger } from '#rules/progress/ledger.ts'
import { foldAttempts, type PlayerState } from '#rules/progress/player-state.ts'
import { type AttemptFacts, newProgress } from '#rules/progress/state.ts'
import { anyFacts, facts, NOON, newAttemptState } from './facts.ts'

/** Answers of practice and of other modes, in a few areas. */
const anyAnswer: fc.Arbitrary<AttemptFacts> = fc
  .record({
    given: anyFacts,
    area: fc.constantFrom('Duty', 'Breach'),
    path: fc.constantFrom('a', 'b', 'c'),
    mode: fc.constantFrom('practice', 'repeat', 'other'),
    confidence: fc.constantFrom(undefined, ...CONFIDENCES),
  })
  .map(({ given, mode, confidence, ...rest }) => ({
    ...given,
    ...rest,
    daily: false,
    ...(mode === 'other' ? {} : { practice: { repeat: mode === 'repeat' } }),
    ...(confidence ? { confidence } : {}),
  }))
/** Left blank in a block. */
const isBlank = ({ practice, timedOut }: AttemptFacts) => practice !== undefined && timedOut
const history = fc.array(anyAnswer, { maxLength: 60 })
const nobody = (): PlayerState => ({ progress: newProgress(), subjects: [], topics: [] })

describe('a question answered right again within 21 days', () => {
  test('moves the memory of its rule and pays 3 XP, and nothing else', () => {
    fc.assert(
      fc.property(history, anyAnswer, (all, given) => {
        const before = all.reduce((state, one) => foldAttempt(state, one).after, newAttemptState())
        const again = { ...given, correct: true, timedOut: false, practice: { repeat: true } }
        const { after, effect } = foldAttempt(before, again)
        const day = countPractice(before.progress, again.at)
        const xpGained = isPaid(day, again.at) ? REPEAT_XP : 0
        expect(effect).toEqual({ xpGained, streakBonus: 0, masteryDelta: 0 })
        const { level, xp, totalXp, levelTitle, dailyXpEarned, lastDailyReset } = after.progress
        expect(totalXp).toBe(before.progress.totalXp + xpGained)
        expect(after).toEqual({
          ...before,
          progress: {
            ...{ ...before.progress, ...day, level, xp, totalXp, levelTitle, dailyXpEarned, lastDailyReset },
          },
          area: { ...before.area, memory: remember(before.area.memory, again) },
        })
      }),
    )
  })

  test('a miss on it counts as any miss does', () => {
    fc.assert(
      fc.property(history, anyAnswer, (all, given) => {
        const before = all.reduce((state, one) => foldAttempt(state, one).after, newAttemptState())
        const missed = (repeat: boolean) =>
          foldAttempt(before, { ...given, correct: false, practice: { repeat } })
        expect(missed(true)).toEqual(missed(false))
      }),
    )
  })
})

test('a question of a block left blank moves nothing, and a topic never answered gets no record by it', () => {
  fc.assert(
    fc.property(history, anyAnswer, (all, given) => {
      const before = foldAttempts(nobody(), all).after
      const blank = { ...given, correct: false, timedOut: true, practice: { repeat: false } }
      const { after, effects } = foldAttempts(before, [blank])
      expect(after).toEqual(before)
      expect(effects).toEqual([{ xpGained: 0, streakBonus: 0, masteryDelta: 0 }])
    }),
  )
})

test('practice pays as other modes do, but for the 151st answer of a day and those after it', () => {
  const answers = Array.from({ length: PAID_A_DAY + 2 }, (_, i) =>
    facts({ practice: { repeat: false }, at: NOON + i }),
  )
  const { after, effects } = foldAttempts(nobody(), answers)
  const plain = foldAttempts(
    nobody(),
    answers.map(({ practice: _, ...one }) => one),
  )
  expect(effects.slice(0, PAID_A_DAY)).toEqual(plain.effects.slice(0, PAID_A_DAY))
  for (const { xpGained, streakBonus, masteryDelta } of effects.slice(PAID_A_DAY)) {
    expect([xpGained, streakBonus]).toEqual([0, 0])
    expect(masteryDelta).toBeGreaterThan(0)
  }
  expect(after.topics).toEqual(plain.after.topics)
  expect(after.progress.practicedCount).toBe(PAID_A_DAY + 2)
})

test('memory does not ask for the mode: answers anywhere leave the rule where practice leaves it', () => {
  fc.assert(
    fc.property(history, (all) => {
      const memories = (answers: readonly AttemptFacts[]) =>
        new Map(
          foldAttempts(nobody(), answers).after.topics.flatMap(({ area, memory }) =>
            memory ? [[area, memory] as const] : [],
          ),
        )
      expect(memories(all.map(({ practice: _, ...one }) => one))).toEqual(memories(all))
    }),
  )
})

test('a refold equals the fold, and a fold in pages equals one of the whole', () => {
  fc.assert(
    fc.property(history, fc.nat(60), (all, cut) => {
      const { after } = foldAttempts(nobody(), all)
      const page = foldAttempts(nobody(), all.slice(0, cut)).after
      expect(foldAttempts(page, all.slice(cut)).after).toEqual(after)
      const book = ledger()
      for (const one of all) book.add(one)
      expect(book.progress()).toEqual(after.progress)
      expect(book.subjects()).toEqual(after.subjects)
      const byName = (topics: PlayerState['topics']) =>
        new Map(topics.map((one) => [`${one.subtopic}/${one.area}`, one]))
      expect(byName(book.topics())).toEqual(byName(after.topics))
    }),
  )
})

test('devices that answered in any order end where the server does, once each has its order', () => {
  const both = fc.tuple(history, history, fc.infiniteStream(fc.boolean()))
  fc.assert(
    fc.property(both, ([one, other, turns]) => {
      const order: AttemptFacts[] = []
      for (const left = [[...one], [...other]]; left.some((mine) => mine.length > 0); ) {
        const [first, second] = turns.next().value ? left : left.toReversed()
        const next = first?.shift() ?? second?.shift()
        if (next) order.push(next)
      }
      const server = foldAttempts(nobody(), order).after
      for (const mine of [one, other]) {
        // A device that was offline from its first answer on had folded its own alone; the server's snapshot of before
        // then and all that came after, in the server's order, take their place.
        const since = order.findIndex((answer) => mine.includes(answer))
        const snapshot = foldAttempts(nobody(), order.slice(0, Math.max(0, since))).after
        expect(foldAttempts(snapshot, order.slice(Math.max(0, since))).after).toEqual(server)
      }
      const given = order.filter((one) => !isBlank(one))
      const days = given.filter(({ practice }) => practice).map(({ at }) => utcDate(at))
      const counted = given.filter(({ practice, correct }) => !(practice?.repeat && correct))
      expect(server.progress.practicedOn).toBe(days.toSorted().at(-1) ?? null)
      expect(server.progress.totalQuestionsAnswered).toBe(counted.length)
    }),
  )
})
