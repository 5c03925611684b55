import { dailyCase, dailyRoutes } from '#protocol/http/daily.ts'
import { ANSWERED_SUBJECT, PLACE } from '../bounds.ts'
import { DAY, holds, ID } from '../contract.ts'
import { answeredDay, hiddenCase, toldCase } from '../samples.ts'

holds('a day’s case that is answered', dailyCase, answeredDay, {
  mayMiss: [
    'question.correctIndex',
    'question.explanationLong',
    'question.why',
    'question.authorities',
    'attempt.streakMilestone',
  ],
  // A sealed answer isn't graded yet.
  mayBeNull: ['question', 'attempt', 'attempt.isCorrect'],
  values: [
    ['question.subject', ...ANSWERED_SUBJECT],
    ['attempt.choiceIndex', ...PLACE],
  ],
})

const answer = dailyRoutes['POST /api/daily-answer']
holds(
  'an answer to the day’s case',
  answer.body,
  { questionId: ID, choiceIndex: 2 },
  {
    values: [['choiceIndex', ...PLACE]],
  },
)
holds(
  'the reply to it',
  answer.reply,
  { ...answeredDay, streakMilestone: { level: 7, bonus: 50 } },
  {
    mayMiss: ['streakMilestone'],
    mayBeNull: ['question', 'attempt'],
    heldElsewhere: ['question', 'attempt'],
  },
)

holds(
  'a case for a desktop to keep',
  dailyRoutes['GET /api/daily-kept'].reply,
  { dateUtc: DAY, question: hiddenCase },
  { mayBeNull: ['question'], heldElsewhere: ['question'] },
)

holds(
  'days in a row',
  dailyRoutes['GET /api/daily-streak'].reply,
  {
    currentStreak: 8,
    bestStreak: 20,
    nextMilestone: 14,
    milestoneProgress: 57.1,
    answeredToday: true,
    attemptedToday: true,
    lastDate: DAY,
    timeToReset: 3_600,
  },
  { mayMiss: ['attemptedToday'], mayBeNull: ['nextMilestone', 'lastDate'] },
)

// A case whose day is over is told whole, but names no showing: it was another one for each player.
const { id: _showing, ...question } = toldCase

holds(
  'how all players answered',
  dailyRoutes['GET /api/daily-results'].reply,
  {
    last: {
      dateUtc: DAY,
      question,
      choices: [{ players: 3, percent: 37.5 }],
      noAnswer: { players: 1, percent: 12.5 },
      players: 8,
      yourChoice: 2,
    },
  },
  {
    mayMiss: [
      'last.question.correctIndex',
      'last.question.explanationLong',
      'last.question.why',
      'last.question.authorities',
    ],
    mayBeNull: ['last', 'last.yourChoice'],
    drops: ['last.question.id'],
    values: [['last.yourChoice', ...PLACE]],
  },
)
