import type { ChosenWhy } from '#protocol/http/practice.ts'
import type { ShownQuestion } from '#protocol/http/solo.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import type { Confidence } from '#rules/memory/memory.ts'
import { DRILL_LENGTH } from '#rules/practice/pace-drill.ts'
import type { KeptNote } from '../../clients/notebook.ts'
import type { PracticeKind } from '../../clients/practice-link.ts'
import type { ToldReason } from './miss-reason-words.ts'

export type PracticeGrade = ReplyOf<'POST /api/practice/answer'>
export type RuleCardAsked = NonNullable<ReplyOf<'POST /api/practice/next'>['card']>

/** Questions of one sitting. */
export const SITTING = 10

/** The questions of a sitting at most. */
export const lengthOf = (kind: PracticeKind): number => (kind === 'drill' ? DRILL_LENGTH : SITTING)

/** A question of this sitting, its result, and the time (ms) that its answer took. */
export interface Answered {
  question: ShownQuestion
  grade: PracticeGrade
  spentMs: number
}

/** The steps of practice: choosing, a question, a rule card, the end of the ten, or a review with nothing to ask. */
export type Sitting =
  | { at: 'setup' }
  | {
      at: 'asking'
      question: ShownQuestion
      why: ChosenWhy | null
      leadInFirst: boolean
      /** rules that were due when it came, of the subject practiced */
      due: number
      /** when it came (ms of the page's clock) */
      shownAt: number
      selected: number | null
      confidence: Confidence | null
      /** the answer's result, once the engine has graded it */
      grade: PracticeGrade | null
      /** what was told of it here since: why it was a miss, and the note on the question */
      told: ToldReason | null
      note: KeptNote | null
      answered: readonly Answered[]
    }
  | { at: 'card'; card: RuleCardAsked; answered: readonly Answered[] }
  | { at: 'over'; answered: readonly Answered[] }
  | { at: 'nothing-due'; answered: readonly Answered[] }

export type SittingEvent =
  | {
      type: 'asked'
      question: ShownQuestion
      why: ChosenWhy | null
      leadInFirst: boolean
      due: number
      shownAt: number
    }
  | { type: 'card'; card: RuleCardAsked }
  | { type: 'nothing-due' }
  | { type: 'chosen'; index: number }
  | { type: 'sure'; confidence: Confidence | null }
  | { type: 'graded'; questionId: string; grade: PracticeGrade; spentMs: number }
  | { type: 'told'; questionId: string; told: ToldReason }
  | { type: 'noted'; questionId: string; note: KeptNote }
  | { type: 'ended' }
  | { type: 'setup' }

type Asking = Extract<Sitting, { at: 'asking' }>

/** The number of a question in its sitting. */
export const placeOf = ({ answered, grade }: Pick<Asking, 'answered' | 'grade'>): number =>
  answered.length + (grade ? 0 : 1)

/** The questions a sitting has: a review ends with what is due, where a rule missed in it stays. */
export function lengthIn(kind: PracticeKind, sitting: Pick<Asking, 'answered' | 'grade' | 'due'>): number {
  if (kind !== 'review') return lengthOf(kind)
  const left = sitting.due - (sitting.grade?.isCorrect ? 1 : 0)
  return Math.min(SITTING, Math.max(placeOf(sitting), sitting.answered.length + left))
}

const answeredIn = (sitting: Sitting): readonly Answered[] =>
  sitting.at === 'asking' || sitting.at === 'card' ? sitting.answered : []

const isAsked = (sitting: Sitting, questionId: string): sitting is Asking =>
  sitting.at === 'asking' && sitting.question.id === questionId

/** The sitting after an event; events that do not fit the present step change nothing. */
export function sittingReducer(sitting: Sitting, event: SittingEvent): Sitting {
  switch (event.type) {
    case 'asked':
      // Asked twice (a double click): the question on screen, and its result, stay.
      if (sitting.at === 'asking' && sitting.question.id === event.question.id) return sitting
      return {
        at: 'asking',
        question: event.question,
        why: event.why,
        leadInFirst: event.leadInFirst,
        due: event.due,
        shownAt: event.shownAt,
        selected: null,
        confidence: null,
        grade: null,
        told: null,
        note: null,
        answered: answeredIn(sitting),
      }
    case 'card':
      return { at: 'card', card: event.card, answered: answeredIn(sitting) }
    case 'nothing-due':
      return { at: 'nothing-due', answered: answeredIn(sitting) }
    case 'chosen':
      return sitting.at === 'asking' && !sitting.grade ? { ...sitting, selected: event.index } : sitting
    case 'sure':
      return sitting.at === 'asking' && !sitting.grade
        ? { ...sitting, confidence: event.confidence }
        : sitting
    case 'graded':
      if (!isAsked(sitting, event.questionId) || sitting.grade) return sitting
      return {
        ...sitting,
        grade: event.grade,
        selected: event.grade.userAnswer,
        answered: [
          ...sitting.answered,
          { question: sitting.question, grade: event.grade, spentMs: event.spentMs },
        ],
      }
    case 'told':
      return isAsked(sitting, event.questionId) ? { ...sitting, told: event.told } : sitting
    case 'noted':
      return isAsked(sitting, event.questionId) ? { ...sitting, note: event.note } : sitting
    case 'ended':
      return { at: 'over', answered: answeredIn(sitting) }
    case 'setup':
      return { at: 'setup' }
  }
}
