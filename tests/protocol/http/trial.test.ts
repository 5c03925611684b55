import { trialRoutes } from '#protocol/http/trial.ts'
import { holds, ID } from '../contract.ts'
import { authorities, choices } from '../samples.ts'

const answer = trialRoutes['POST /api/trial/answer']

holds(
  'a visitor’s answer',
  answer.body,
  { questionId: ID, userAnswer: 0 },
  { values: [['userAnswer', [0, 3], [-1, 4]]] },
)
holds('a visitor’s graded answer', answer.reply, {
  isCorrect: false,
  userAnswer: 0,
  correctAnswer: 2,
  explanation: 'Because.',
  why: choices,
  authorities,
  subject: 'Torts',
  subtopic: 'Negligence',
  xp: 5,
})
