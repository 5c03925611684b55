import fc from 'fast-check'
import type { AttemptState } from '#rules/progress/fold.ts'
import { type AttemptFacts, newProgress, newSubjectStats, newTopicStats } from '#rules/progress/state.ts'

export const NOON = Date.UTC(2026, 10, 20, 12)

/** A right answer at level 1 in Torts, ten seconds after it was shown. */
export const facts = (parts: Partial<AttemptFacts> = {}): AttemptFacts => ({
  subject: 'Torts',
  subtopic: 'Negligence',
  area: 'Duty',
  path: 'tt-0001',
  difficulty: 1,
  correct: true,
  timedOut: false,
  hintUsed: false,
  timeSpent: 10_000,
  daily: false,
  at: NOON,
  ...parts,
})

export const newAttemptState = (): AttemptState => ({
  progress: newProgress(),
  subject: newSubjectStats('Torts'),
  subtopic: newTopicStats('Torts', 'Negligence', ''),
  area: newTopicStats('Torts', 'Negligence', 'Duty'),
})

const YEAR = 365 * 86_400_000

/** Any answers at all, in any order of time. */
export const anyFacts: fc.Arbitrary<AttemptFacts> = fc
  .record({
    difficulty: fc.integer({ min: 1, max: 10 }),
    outcome: fc.constantFrom('right', 'right', 'wrong', 'timeout'),
    hintUsed: fc.boolean(),
    timeSpent: fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 2 ** 31 - 1 })),
    daily: fc.boolean(),
    at: fc.integer({ min: NOON - YEAR, max: NOON + YEAR }),
  })
  .map(({ outcome, ...rest }) =>
    facts({ ...rest, correct: outcome === 'right', timedOut: outcome === 'timeout' }),
  )
