import { duelRoutes } from '#protocol/http/duels.ts'
import { ANSWERED_SUBJECT, CHOSEN_SUBJECT } from '../bounds.ts'
import { AT, holds, ID } from '../contract.ts'
import { authorities, choices, end, profile } from '../samples.ts'

const { params, reply } = duelRoutes['GET /api/duels/:id/review']

holds('the duel asked after', params, { id: ID })

holds(
  'the questions of a finished duel',
  reply,
  {
    matchId: ID,
    subject: 'Mixed Questions',
    opponent: profile,
    end,
    finishedAt: AT,
    questions: [
      {
        round: 1,
        subject: 'Torts',
        subtopic: 'Negligence',
        difficulty: 4,
        stem: 'Who owes what?',
        choices,
        correctIndex: 2,
        yourAnswer: 2,
        opponentAnswer: -1,
        yourTimeMs: 12_400,
        opponentTimeMs: 37_500,
        hintUsed: false,
        explanation: 'Because.',
        why: choices,
        authorities,
      },
    ],
  },
  {
    mayBeNull: ['end'],
    heldElsewhere: ['opponent', 'end'],
    values: [
      ['subject', ...CHOSEN_SUBJECT],
      ['questions.0.subject', ...ANSWERED_SUBJECT],
    ],
  },
)
