import { type FinishedMatch, matchRoutes } from '#protocol/http/matches.ts'
import { BOT_LEVEL, CHOSEN_SUBJECT, ENDED } from '../bounds.ts'
import { AT, holds, ID } from '../contract.ts'
import { avatar } from '../samples.ts'

const { query, reply } = matchRoutes['GET /api/matches']
const place = `1795000000000_${ID}`

const match: FinishedMatch = {
  id: ID,
  kind: 'live',
  subject: 'Mixed Questions',
  opponent: { userId: ID, username: 'bob', displayName: 'Bob M', avatarData: avatar, botLevel: 'hard' },
  result: 'win',
  ended: 'played',
  scores: [3, 2],
  rounds: 5,
  startedAt: AT,
  finishedAt: AT,
  counted: true,
  xpChange: 80,
  ratingChange: 16,
}

holds('the page asked for', query, { before: place }, { mayMiss: ['before'] })

holds(
  'a page of finished matches',
  reply,
  { matches: [match], next: place },
  {
    mayMiss: ['matches.0.counted'],
    // A bot has no account; a person has no level of a bot's.
    mayBeNull: [
      'matches.0.opponent.userId',
      'matches.0.opponent.username',
      'matches.0.opponent.displayName',
      'matches.0.opponent.avatarData',
      'matches.0.opponent.botLevel',
      'matches.0.xpChange',
      'matches.0.ratingChange',
      'next',
    ],
    heldElsewhere: ['matches.0.opponent.avatarData'],
    values: [
      ['matches.0.kind', ['live', 'bot', 'friend'], ['', 'test']],
      ['matches.0.subject', ...CHOSEN_SUBJECT],
      ['matches.0.opponent.botLevel', ...BOT_LEVEL],
      ['matches.0.result', ['win', 'draw', 'loss', 'abandoned'], ['', 'won']],
      ['matches.0.ended', ...ENDED],
      ['matches.0.scores', [[0, 5]], [[], [1], [1, 2, 3]]],
      ['next', [], ['', '2']],
    ],
  },
)
