import { counted, lengthOfTime, minutesText, whole } from '#protocol/figures.ts'
import { DAY_MS, daysBetween } from '#rules/days.ts'
import { LAST_LOOK } from '#rules/memory/due.ts'
import type { StudyToday } from '../../clients/practice.ts'

/**
 * Today's share in a sentence, with the reviews there may be among its questions: practice weighs them against rules never met. A
 * day that was missed is shared out over those left, and nothing is said of it.
 */
export function doseWords({ plan, dueInPractice }: Pick<StudyToday, 'plan' | 'dueInPractice'>): string {
  const { questions, minutes, answered } = plan
  if (answered >= questions) return 'That’s today’s share done. Anything more is extra.'
  const reviews = Math.min(dueInPractice, questions - answered)
  const start = `About ${minutesText(minutes)}: ${counted(questions, 'question', 'questions')}`
  return reviews > 0 ? `${start}, with up to ${counted(reviews, 'review', 'reviews')}.` : `${start}.`
}

/** How much of today's share is done; beyond it, the answers alone. */
export const doneWords = ({
  answered,
  questions,
}: Pick<StudyToday['plan'], 'answered' | 'questions'>): string =>
  answered > questions
    ? `${counted(answered, 'question', 'questions')} answered today`
    : `${whole(answered)} of ${whole(questions)} answered today`

/** The rules that only a review asks yet, in a sentence; null where there are none. */
export function inReviewWords({
  due,
  dueInPractice,
}: Pick<StudyToday, 'due' | 'dueInPractice'>): string | null {
  const count = due - dueInPractice
  return count > 0
    ? `Review also has ${counted(count, 'rule', 'rules')} you saw in the last few hours.`
    : null
}

/**
 * How far the exam is from the reader's own date `today`, and which rules still come back; null
 * where no date is set, or it's over.
 */
export function examWords({ examDate }: StudyToday['plan'], today: string): string | null {
  const days = examDate === null ? -1 : daysBetween(today, examDate)
  if (days < 0) return null
  if (days === 0) return 'Your exam is today. Good luck!'
  const away = `${counted(days, 'day', 'days')} to your exam.`
  if (days > LAST_LOOK.from) return `${away} Every rule you’ve met comes back once more before it.`
  return days > LAST_LOOK.to
    ? `${away} Rules you haven’t seen in ${lengthOfTime(LAST_LOOK.from * DAY_MS, 'week')} come back before it.`
    : away
}
