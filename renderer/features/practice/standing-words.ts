import { counted, whole } from '#protocol/figures.ts'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import type { StudyToday } from '../../clients/practice.ts'
import { daysAway } from './why-words.ts'

/** Rules that are due, as a sentence begins or ends with them: '1 rule is due', '9 rules are due'. */
const dueWords = (due: number): string => `${counted(due, 'rule is', 'rules are')} due`

/** The rules of a subject that are due; all of them under Mixed Questions. */
const dueIn = ({ due, bySubject }: StudyToday, subject: PlayableSubject): number =>
  subject === MIXED ? due : (bySubject.find((one) => one.subject === subject)?.due ?? 0)

/** The rules of other subjects that are due. */
export const dueElsewhere = (today: StudyToday, subject: PlayableSubject): number =>
  today.due - dueIn(today, subject)

/** How reviews of a subject stand, in a sentence; `now` in ms. */
export function standingWords(today: StudyToday, subject: PlayableSubject, now: number): string {
  const { due, nextDueAt, met, rules } = today
  const known = `You’ve met ${whole(met)} of ${whole(rules)} rules.`
  const here = dueIn(today, subject)
  if (met === 0) return 'Answer ten, and we’ll plan the next ones by what you remember.'
  if (here > 0) return `${dueWords(here)} for review${subject === MIXED ? '' : ` in ${subject}`}. ${known}`
  if (due > 0) return `Nothing is due in ${subject}. ${dueWords(due)} in other subjects. ${known}`
  return nextDueAt === null
    ? known
    : `Nothing is due. The next rule comes back ${daysAway(nextDueAt, now)}. ${known}`
}

/** Whether the player has met every rule that there are questions on. */
export const hasMetAll = ({ met, rules }: Pick<StudyToday, 'met' | 'rules'>): boolean => met >= rules

/**
 * The sentence at the end of a review that has nothing left, and what practice has for the player; `elsewhere` are the rules of
 * other subjects that are due.
 */
export function caughtUpWords(subject: PlayableSubject, elsewhere: number, metAll: boolean): string {
  const caughtUp = subject === MIXED ? 'You’re caught up.' : `You’re caught up in ${subject}.`
  if (elsewhere > 0) return `${caughtUp} ${dueWords(elsewhere)} in other subjects.`
  return metAll
    ? `${caughtUp} You’ve met every rule, and practice keeps them fresh.`
    : `${caughtUp} Practice brings up rules you haven’t met yet.`
}
