import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldAttempt } from '#rules/progress/fold.ts'
import { foldAttempts } from '#rules/progress/player-state.ts'
import { type AttemptFacts, newProgress, newSubjectStats, newTopicStats } from '#rules/progress/state.ts'
import { SUBJECTS } from '#rules/subjects.ts'

const START = Date.UTC(2026, 10, 20, 12)

const facts: fc.Arbitrary<AttemptFacts> = fc
  .record({
    subject: fc.constantFrom(...SUBJECTS.slice(0, 2)),
    subtopic: fc.constantFrom('One', 'Two'),
    area: fc.constantFrom('Left', 'Right'),
    path: fc.constantFrom('a', 'b'),
    difficulty: fc.integer({ min: 1, max: 10 }),
    answer: fc.constantFrom('right', 'wrong', 'timeout'),
    hintUsed: fc.boolean(),
    timeSpent: fc.integer({ min: 0, max: 200_000 }),
    at: fc.integer({ min: START, max: START + 90 * 86_400_000 }),
  })
  .map(({ answer, ...rest }) => ({
    ...rest,
    correct: answer === 'right',
    timedOut: answer === 'timeout',
    daily: false,
  }))

test('folding several answers is folding them one after the other', () => {
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 25 }), (answers) => {
      const nothing = { progress: newProgress(), subjects: [], topics: [] }
      const { after, effects } = foldAttempts(nothing, answers)
      let progress = newProgress()
      const subjects = new Map<string, ReturnType<typeof newSubjectStats>>()
      const topics = new Map<string, ReturnType<typeof newTopicStats>>()
      answers.forEach((one, i) => {
        const at = (area: string) => `${one.subject}/${one.subtopic}/${area}`
        const step = foldAttempt(
          {
            progress,
            subject: subjects.get(one.subject) ?? newSubjectStats(one.subject),
            subtopic: topics.get(at('')) ?? newTopicStats(one.subject, one.subtopic, ''),
            area: topics.get(at(one.area)) ?? newTopicStats(one.subject, one.subtopic, one.area),
          },
          one,
        )
        expect(effects[i]).toEqual(step.effect)
        progress = step.after.progress
        subjects.set(one.subject, step.after.subject)
        topics.set(at(''), step.after.subtopic)
        topics.set(at(one.area), step.after.area)
      })
      expect(after.progress).toEqual(progress)
      expect(after.subjects).toEqual([...subjects.values()])
      expect(after.topics).toHaveLength(topics.size)
      expect(new Set(after.topics)).toEqual(new Set(topics.values()))
    }),
    { numRuns: 100 },
  )
})

test('what the answers do not touch stays the same object', () => {
  const other = newSubjectStats('Torts')
  const { after } = foldAttempts({ progress: newProgress(), subjects: [other], topics: [] }, [
    {
      subject: 'Evidence',
      subtopic: 'Hearsay',
      area: 'Definition',
      path: 'ev-0001',
      difficulty: 1,
      correct: true,
      timedOut: false,
      hintUsed: false,
      timeSpent: 1,
      daily: false,
      at: START,
    },
  ])
  expect(after.subjects[0]).toBe(other)
  expect(after.subjects).toHaveLength(2)
})
