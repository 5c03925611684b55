import { counted, plural, whole } from '#protocol/figures.ts'
import type { MissedQuestion, SoloChallenge } from '#protocol/http/solo.ts'
import { difficultyName } from '#rules/difficulty.ts'
import type { RunReview } from '../../clients/solo.ts'

/** Returns a run to share, which tells nothing about its questions; `address` is the page's, null on the desktop. */
export function runShareText(
  { subject, score, correct, difficulty }: SoloChallenge,
  address: string | null,
): string {
  const reached = `${counted(correct, 'correct answer', 'correct answers')} · Level ${difficulty} ${difficultyName(difficulty)}`
  const lines = [`Bar Duel · Solo Challenge, ${subject}`, `🏛️ Score ${whole(score)} · ${reached}`]
  return [...lines, ...(address ? [address] : [])].join('\n')
}

/** Returns what explains a run that was played on, on another device, after its last life. */
export function pastEndText({ answers, xpEarned }: NonNullable<RunReview['pastEnd']>): string {
  const those = plural(answers, 'That answer keeps its', `Those ${whole(answers)} answers keep their`)
  return `You also played this run on another device after its last life. ${those} ${whole(xpEarned)} XP and ${plural(answers, 'earns', 'earn')} no score.`
}

/** The subtopics to practice in one subject. */
export interface Practice {
  readonly subject: MissedQuestion['subject']
  /** the subtopics missed, each once */
  readonly subtopics: readonly string[]
}

/** Returns what a run's misses say to practice: the subject missed most first, of equals the one missed first. */
export function practiceAfter(misses: readonly Pick<MissedQuestion, 'subject' | 'subtopic'>[]): Practice[] {
  const bySubject = new Map<MissedQuestion['subject'], string[]>()
  for (const { subject, subtopic } of misses)
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), subtopic])
  return [...bySubject]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([subject, subtopics]) => ({ subject, subtopics: [...new Set(subtopics)] }))
}
