import { z } from 'zod'
import type { Route } from '../route.ts'
import { gradedAnswer, shownQuestion } from './solo.ts'

/** The key and the reasons, which a visitor sees after the answer. */
const gradedTrial = gradedAnswer
  .pick({
    isCorrect: true,
    userAnswer: true,
    correctAnswer: true,
    explanation: true,
    why: true,
    authorities: true,
    subject: true,
    subtopic: true,
  })
  .extend({
    /** the XP a new account begins with that takes this answer over */
    xp: z.int(),
  })

export const trialRoutes = {
  'POST /api/trial/question': {
    home: 'cloud',
    uses: 'nothing',
    access: 'anyone',
    summary: 'A practice question for a visitor, without its key; its id is good for two hours',
    reply: shownQuestion,
  },
  'POST /api/trial/answer': {
    home: 'cloud',
    uses: 'nothing',
    access: 'anyone',
    summary: 'Answer a visitor’s question, once; a new account can take the answer over',
    body: z.object({ questionId: z.uuid(), userAnswer: z.int().min(0).max(3) }),
    reply: gradedTrial,
  },
} as const satisfies Record<string, Route>

export type GradedTrial = z.infer<typeof gradedTrial>
