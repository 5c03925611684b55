import { z } from 'zod'
import { CONFIDENCES } from '#rules/memory/memory.ts'
import { MOST_HOURS } from '#rules/plan/study-plan.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { toldDate } from '../instant.ts'
import type { Route } from '../route.ts'
import { ruleTopic } from './rule-topic.ts'
import { gradedAnswer, shownQuestion } from './solo.ts'

/**
 * Why a question comes now: its rule was missed when it was last asked, is due for review, or was never met (with the share
 * of the exam that its subtopic is, 0 to 1); `early`: it isn't due yet, and asking it now keeps most. Instants in ms.
 */
export const chosenWhy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('missed'), at: z.int() }),
  z.object({ kind: z.literal('due'), correctAt: z.int().nullable() }),
  z.object({ kind: z.literal('new'), share: z.number() }),
  z.object({ kind: z.literal('early'), correctAt: z.int().nullable() }),
])

/** Practice of these subjects (all where none is named); review asks only rules that are due or were missed. */
const practiceScope = z.object({
  kind: z.enum(['practice', 'review']).default('practice'),
  subjects: z.array(z.enum(SUBJECTS)).max(SUBJECTS.length).default([]),
})

/** Answers still to give before a rule comes back, by subject. */
const dueCount = z.object({ subject: z.enum(SUBJECTS), due: z.int() })

/** A rule of the library, by its name there and its area. */
const ruleCard = z.object({
  ruleId: z.string(),
  subject: z.enum(SUBJECTS),
  subtopic: z.string(),
  area: z.string(),
})

/** The plan of study; null where nothing was said. */
const studyPlan = z.object({
  examDate: toldDate.nullable(),
  weeklyHours: z.int().min(1).max(MOST_HOURS).nullable(),
})

export const practiceRoutes = {
  'GET /api/study/today': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'How many rules are due for review, and in the fourteen days ahead',
    reply: z.object({
      due: z.int(),
      /** those of them that practice asks too: the others were asked so lately that a question now would raise nothing */
      dueInPractice: z.int(),
      bySubject: z.array(dueCount),
      /** rules that fall due later on this UTC day */
      laterToday: z.int(),
      /** rules that fall due on each of the next 14 UTC days, tomorrow first */
      forecast: z.array(z.int()).length(14),
      /** when (ms) the next rule falls due, where none is; null where none will */
      nextDueAt: z.int().nullable(),
      /** rules met so far, and rules there are questions on */
      met: z.int(),
      rules: z.int(),
      /** the plan, and today's share of it: questions, minutes, and how many were answered; none of a date that has passed */
      plan: studyPlan.extend({
        daysLeft: z.int().nullable(),
        questions: z.int(),
        minutes: z.int(),
        answered: z.int(),
      }),
      practicedToday: z.int(),
      /** an exam block is open here; not told by older servers */
      blockIsOpen: z.boolean().default(false),
    }),
  },
  'PATCH /api/study/plan': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Set the date of one’s exam and the hours a week for it',
    body: studyPlan,
    reply: studyPlan,
  },
  'POST /api/practice/next': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'The next question of practice; the same one again until it’s answered or skipped',
    body: practiceScope.extend({
      /** a question to put aside: it counts as seen */
      skip: z.uuid().optional(),
      /** the rule card that was offered is not wanted now */
      noCard: z.boolean().optional(),
      /** the rule to ask about, due or not; where it has no question, its subtopic, and where that has none, as ever */
      about: ruleTopic.optional(),
    }),
    reply: z.object({
      /** null where a rule card comes, or nothing is due in review */
      question: shownQuestion.nullable(),
      /** the rule to be said from memory, none of whose questions may be asked now */
      card: ruleCard.nullable(),
      why: chosenWhy.nullable(),
      /** the area whose rule it asks is not told: it would give the answer away */
      due: z.int(),
      /** the last misses were of facts misread: what is asked stands before the facts */
      leadInFirst: z.boolean(),
    }),
  },
  'POST /api/practice/answer': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    own: 'not_current',
    summary: 'Answer the question of practice now shown; graded by the engine, once',
    body: z.object({
      questionId: z.uuid(),
      userAnswer: z.int().min(0).max(3),
      confidence: z.enum(CONFIDENCES).optional(),
    }),
    reply: gradedAnswer
      .omit({ livesLost: true, newDifficulty: true, pointsEarned: true, streak: true })
      .extend({
        area: z.string(),
        /** when (ms) the rule comes back */
        dueAt: z.int(),
        /** shown within 21 days: it refreshed the memory and earned little */
        repeat: z.boolean(),
        /** the day's paid answers were given before: it earned no XP; false from older servers */
        unpaid: z.boolean().default(false),
        /** the chance, 0 to 1, that this player was given before answering */
        chance: z.number(),
      }),
  },
} as const satisfies Record<string, Route>

export type ChosenWhy = z.infer<typeof chosenWhy>
