import { type ShownQuestion, type SoloChallenge, soloChallenge, soloRoutes } from '#protocol/http/solo.ts'
import { ANSWERED_SUBJECT, CHOSEN_SUBJECT } from '../bounds.ts'
import { AT, holds, ID } from '../contract.ts'
import { authorities, choices } from '../samples.ts'

const run: SoloChallenge = {
  id: ID,
  subject: 'Mixed Questions',
  round: 4,
  score: 310,
  livesRemaining: 2,
  difficulty: 3,
  correct: 3,
}
const question: ShownQuestion = {
  id: ID,
  subject: 'Torts',
  subtopic: 'Negligence',
  stem: 'Who owes what?',
  choices,
  difficulty: 3,
  shownAt: AT,
}

holds('a solo run', soloChallenge, run, { values: [['subject', ...CHOSEN_SUBJECT]] })

holds(
  'how solo stands',
  soloRoutes['GET /api/solo-challenge/status'].reply,
  { isDailyComplete: false, waitMs: 0, best: 900, open: run, last: run },
  { mayBeNull: ['open', 'last'], heldElsewhere: ['open', 'last'] },
)

const start = soloRoutes['POST /api/solo-challenge/start']
holds('the wish for a run', start.body, { subject: 'Torts' }, { values: [['subject', ...CHOSEN_SUBJECT]] })
holds(
  'a run that starts',
  start.reply,
  { challenge: run, question, resumed: false },
  {
    heldElsewhere: ['challenge'],
    // The engine keeps the key until the answer is in.
    drops: ['question.correctIndex', 'question.explanation'],
    values: [['question.subject', ...ANSWERED_SUBJECT]],
  },
)

holds(
  'what a run earned and missed',
  soloRoutes['GET /api/solo-challenge/:challengeId/review'].reply,
  {
    challenge: run,
    xpEarned: 48,
    misses: [
      {
        id: ID,
        subject: 'Torts',
        subtopic: 'Negligence',
        difficulty: 3,
        stem: 'Who owes what?',
        choices,
        userAnswer: 2,
        correctAnswer: 1,
        explanation: 'Because.',
        why: choices,
        authorities,
      },
    ],
    pastEnd: { answers: 4, xpEarned: 30 },
  },
  {
    heldElsewhere: ['challenge'],
    mayMiss: ['pastEnd'],
    values: [['misses.0.subject', ...ANSWERED_SUBJECT]],
  },
)

const next = soloRoutes['POST /api/solo-challenge/next-question']
holds('the wish for the next question', next.body, { challengeId: ID })
holds(
  'the next question',
  next.reply,
  { challenge: run, question },
  { heldElsewhere: ['challenge', 'question'] },
)

const answer = soloRoutes['POST /api/solo-challenge/answer']
// Unlike a duel's, it may not be -1: no clock runs out in solo.
holds(
  'an answer',
  answer.body,
  { challengeId: ID, questionId: ID, userAnswer: 1 },
  {
    values: [['userAnswer', [0, 3], [-1, 4]]],
  },
)
holds(
  'a graded answer',
  answer.reply,
  {
    isCorrect: true,
    userAnswer: 1,
    correctAnswer: 1,
    explanation: 'Because.',
    why: choices,
    authorities,
    pointsEarned: 120,
    livesLost: 0,
    newDifficulty: 4,
    xpGained: 12,
    streakBonus: 5,
    streak: 5,
    subject: 'Torts',
    subtopic: 'Negligence',
    masteryChange: 0.5,
    others: { share: 0.62, players: 84 },
    levelUp: { level: 8, title: 'Law Student' },
    rankUp: 'Apprentice',
    challenge: run,
  },
  {
    mayMiss: ['streak', 'others', 'levelUp', 'rankUp'],
    mayBeNull: ['others'],
    heldElsewhere: ['challenge'],
    values: [
      ['subject', ...ANSWERED_SUBJECT],
      ['rankUp', ['Supreme Advocate'], ['', 'Law Clerk']],
    ],
  },
)
