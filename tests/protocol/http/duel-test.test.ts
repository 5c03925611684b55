import { expect, it } from 'vitest'
import { duelRoutes } from '#protocol/http/duels.ts'
import { ANSWERED_SUBJECT, PLACE } from '../bounds.ts'
import { holds, ID } from '../contract.ts'
import { choices } from '../samples.ts'

const next = duelRoutes['POST /test/duel-next']
const answer = duelRoutes['POST /test/duel-answer']
const NAME = [
  ['x', 'x'.repeat(64)],
  ['', 'x'.repeat(65)],
] as const

holds(
  'the wish for a question of the test page',
  next.body,
  { duelId: 'run-1', subjects: ['Torts'] },
  {
    mayMiss: ['subjects'],
    values: [
      ['duelId', ...NAME],
      ['subjects', [[], Array(7).fill('Torts')], [Array(8).fill('Torts'), ['Mixed Questions']]],
    ],
  },
)

it('a run that names no subject is of them all', () => {
  expect(next.body.parse({ duelId: 'run-1' })).toEqual({ duelId: 'run-1', subjects: [] })
})

holds(
  'a question of the test page',
  next.reply,
  {
    done: false,
    question: {
      id: ID,
      subject: 'Torts',
      topic: 'Negligence',
      stem: 'Who owes what?',
      choices,
      round: 1,
      totalRounds: 5,
      timeLimitSec: 45,
    },
  },
  { mayBeNull: ['question'], values: [['question.subject', ...ANSWERED_SUBJECT]] },
)

holds(
  'an answer on the test page',
  answer.body,
  { duelId: 'run-1', playerId: 'me', questionId: ID, choiceIndex: 2, timeMs: 812.5 },
  {
    mayMiss: ['playerId', 'timeMs'],
    values: [
      ['duelId', ...NAME],
      ['playerId', ...NAME],
      ['choiceIndex', ...PLACE],
    ],
  },
)

holds('a graded answer of the test page', answer.reply, {
  correct: true,
  correctIndex: 2,
  explanation: 'Because.',
  explanationLong: 'Because.\nA. Duty',
  scores: { player: 1, bot: 0 },
  duelComplete: false,
})
