import { expect, it } from 'vitest'
import { friendGameRoutes } from '#protocol/http/friend-games.ts'
import { ANSWERED_SUBJECT, CHOSEN_SUBJECT, ENDED } from '../bounds.ts'
import { AT, type Bound, holds, ID } from '../contract.ts'
import { authorities, choices, end, profile } from '../samples.ts'

const create = friendGameRoutes['POST /api/async/create']
const game = friendGameRoutes['GET /api/async/match/:id']
const answer = friendGameRoutes['POST /api/async/answer']

const shared = {
  id: ID,
  subject: 'Mixed Questions',
  round: 2,
  rounds: 7,
  status: 'over',
  invitation: null,
  ended: 'forfeit',
  yourTurn: false,
  timeLeft: 0,
  scores: { [ID]: 1 },
  winnerId: ID,
} as const
const BOUNDS: readonly Bound[] = [
  ['subject', ...CHOSEN_SUBJECT],
  ['status', ['active', 'over'], ['', 'waiting']],
  ['ended', [...ENDED[0], 'declined', 'withdrawn', 'lapsed'], ENDED[1]],
  ['invitation', ['sent', 'received'], ['', 'open']],
  ['scores', [{}, { [ID]: 0 }], [{ ada: 0 }]],
]

holds(
  'the wish for a friend game',
  create.body,
  { opponentUsername: 'bob', subject: 'Torts' },
  {
    values: [
      ['opponentUsername', ['b', ' bob ', 'x'.repeat(60)], ['', '  ', 'x'.repeat(61)]],
      ['subject', ...CHOSEN_SUBJECT],
    ],
  },
)
holds(
  'a friend game that began',
  create.reply,
  { matchId: ID, opponentUsername: 'bob' },
  { mayMiss: ['opponentUsername'] },
)

holds(
  'a player’s friend games',
  friendGameRoutes['GET /api/async/inbox'].reply,
  {
    matches: [{ ...shared, opponent: 'bob', opponentProfile: profile, finishedAt: AT }],
    unreadCount: 2,
    activeCount: 3,
    completedCount: 31,
  },
  {
    mayMiss: [`matches.0.scores.${ID}`],
    mayBeNull: ['matches.0.invitation', 'matches.0.ended', 'matches.0.winnerId', 'matches.0.finishedAt'],
    heldElsewhere: ['matches.0.opponentProfile'],
    values: BOUNDS.map(([path, taken, refused]) => [`matches.0.${path}`, taken, refused]),
  },
)

holds('the game asked after', game.params, { id: ID })
holds(
  'the wish to read the result first',
  game.query,
  { resultFirst: 'true' },
  { mayMiss: ['resultFirst'], values: [['resultFirst', ['true'], ['', 'false', true]]] },
)
holds(
  'a friend game',
  game.reply,
  {
    ...shared,
    players: [{ id: ID, username: 'ada' }],
    opponent: profile,
    turns: [
      {
        round: 1,
        subject: 'Torts',
        subtopic: 'Negligence',
        stem: 'Who owes what?',
        choices,
        revealed: true,
        correctIndex: 2,
        explanation: 'Because.',
        why: choices,
        authorities,
        answers: { [ID]: { idx: 2, deadlineTs: 1_795_000_000_000 } },
      },
    ],
    deadlineTs: 1_795_000_000_000,
    end,
  },
  {
    // A player without an answer is in neither record.
    mayMiss: [`scores.${ID}`, `turns.0.answers.${ID}`],
    // Nothing of the key is told before both have answered.
    mayBeNull: [
      'invitation',
      'ended',
      'winnerId',
      'turns.0.subtopic',
      'turns.0.correctIndex',
      'turns.0.explanation',
      'deadlineTs',
      'end',
    ],
    heldElsewhere: ['opponent', 'end'],
    values: [
      ...BOUNDS,
      ['turns', [[]], [[{}]]],
      ['turns.0.subject', ...ANSWERED_SUBJECT],
      ['turns.0.answers', [{}], [{ ada: { idx: 2, deadlineTs: 0 } }]],
    ],
  },
)

// Silence is no answer here: the 24 hours run out by themselves.
holds(
  'an answer in a friend game',
  answer.body,
  { matchId: ID, answerIndex: 2, round: 1 },
  {
    mayMiss: ['round'],
    values: [
      ['answerIndex', [0, 3], [-1, 4]],
      ['round', [1, 99], [0, 100]],
    ],
  },
)

it.each([900, '900', null])(
  'the time a client claims for an answer is no reason to refuse it: %j',
  (responseTime) => {
    expect(answer.body.safeParse({ matchId: ID, answerIndex: 2, responseTime }).success).toBe(true)
  },
)

for (const what of ['accept', 'decline'] as const)
  holds(`an invitation: ${what}`, friendGameRoutes[`POST /api/async/${what}`].body, { matchId: ID })
holds('a friend game given up', friendGameRoutes['POST /api/async/resign'].body, { matchId: ID })
