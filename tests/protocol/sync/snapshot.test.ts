import { acceptedAnswer, syncSnapshot } from '#protocol/sync/snapshot.ts'
import { ANSWERED_SUBJECT, CHOSEN_SUBJECT } from '../bounds.ts'
import { holds } from '../contract.ts'
import { accepted, snapshot } from './samples.ts'

const attempt = snapshot.progress.recentAttempts[0]
/** The record keeps the last hundred. */
const RECENT = [[[], Array(100).fill(attempt)], [Array(101).fill(attempt)]] as const

holds('where a player stands', syncSnapshot, snapshot, {
  // A level of difficulty nobody was asked at has no count.
  mayMiss: [
    // A server that does not know practice tells nothing of it.
    'progress.practicedOn',
    'progress.practicedCount',
    'subjects.0.correctByDifficulty.4',
    'subjects.0.attemptsByDifficulty.4',
    'topics.0.memory',
    'blocks',
  ],
  mayBeNull: [
    'progress.lastDailyReset',
    'progress.victoryDate',
    'progress.lastDailyDate',
    'progress.practicedOn',
    'topics.0.lastPracticedAt',
    'topics.0.memory',
    'topics.0.memory.correctAt',
    'runs.0.endedAt',
  ],
  values: [
    ['seq', [0, 12], [-1]],
    ['progress.recentAttempts', ...RECENT],
    ['progress.recentAttempts.0.subject', ...ANSWERED_SUBJECT],
    ['subjects.0.subject', ...ANSWERED_SUBJECT],
    ['subjects.0.recentAttempts', ...RECENT],
    ['topics.0.subject', ...ANSWERED_SUBJECT],
    ['runs.0.subject', ...CHOSEN_SUBJECT],
  ],
})

holds('an accepted answer', acceptedAnswer, accepted, {
  // A server of before tells nothing of how the question of a block was shown.
  mayMiss: ['confidence', 'shown'],
  // Only solo has runs.
  mayBeNull: ['runId', 'confidence', 'shown.first'],
  values: [
    ['context', ['solo', 'practice', 'daily', 'duel', 'friend'], ['', 'test']],
    ['subject', ...ANSWERED_SUBJECT],
  ],
})
