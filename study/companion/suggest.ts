import type { LibraryRule } from '#protocol/library.ts'
import { DAY_MS, utcDate } from '#rules/days.ts'
import type { TopicStats } from '#rules/progress/state.ts'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import type { Library } from './library.ts'
import { ruleFor, weakest } from './personal.ts'
import type { PastAnswer } from './store.ts'

/** Everything suggestions and tips are made from; `now` in ms. */
export interface Ground {
  library: Library
  topics: readonly TopicStats[]
  answers: readonly PastAnswer[]
  subject: PlayableSubject | null
  now: number
}

const SUGGESTIONS = 8
const TIPS = 6

const inSubject = (subject: PlayableSubject | null) => (one: { subject: string }) =>
  subject === null || subject === MIXED || one.subject === subject

/** The rules of the player's latest misses, each once, the latest first. */
function missedRules({ library, answers, subject }: Ground): LibraryRule[] {
  const rules = answers
    .filter(({ attempt, item }) => !attempt.isCorrect && inSubject(subject)(item))
    .flatMap(({ item }) => ruleFor(library, item) ?? [])
  return [...new Set(rules)]
}

/** Rules to begin with where the player's record says nothing yet: others each day, the same all day. */
function ofTheDay({ library, subject, now }: Ground): LibraryRule[] {
  const rules = library.rules.filter(inSubject(subject))
  const day = Math.floor(Date.parse(utcDate(now)) / DAY_MS)
  // A stride that shares no factor with most counts walks through the subtopics instead of along one.
  return rules.map((_, place) => rules[(day * 7 + place * 37) % rules.length]).flatMap((rule) => rule ?? [])
}

const named = (rule: LibraryRule): string => rule.asked[0] ?? rule.area

/** Returns questions that Atticus can answer; the first four are shown. */
export function suggestions(from: Ground): string[] {
  const { library, answers, topics, subject } = from
  const missed = missedRules(from)
  const weak = weakest(topics, subject).flatMap((topic) => ruleFor(library, topic) ?? [])
  const [today, tomorrow] = ofTheDay(from)
  const quiz = subject === null || subject === MIXED ? 'Quiz me' : `Quiz me on ${subject}`
  const all = [
    ...(answers.some(({ attempt }) => !attempt.isCorrect) ? ['Why did I miss my last question?'] : []),
    ...missed.slice(0, 1).map((rule) => `Explain ${named(rule)}`),
    ...weak
      .filter((rule) => rule !== missed[0])
      .slice(0, 1)
      .map((rule) => `How do I approach a question on ${named(rule)}?`),
    'What should I study next?',
    ...(today ? [`Explain ${named(today)}`] : []),
    quiz,
    ...(tomorrow ? [`How do I approach a question on ${named(tomorrow)}?`] : []),
    ...missed.slice(1, 3).map((rule) => `Explain ${named(rule)}`),
  ]
  return [...new Set(all)].slice(0, SUGGESTIONS)
}

const tip = (rule: LibraryRule, line: string): string => `${rule.area}: ${line}`

/** Tips for a subject: the traps of what the player misses, else how to attack the subject’s questions. */
export function studyTips(from: Ground): string[] {
  const { library, topics, subject } = from
  const weak = weakest(topics, subject)
    .filter((topic) => topic.correct < topic.attempts)
    .flatMap((topic) => ruleFor(library, topic) ?? [])
  const own = [...new Set([...missedRules(from), ...weak])].map((rule) =>
    tip(rule, rule.traps[0] ?? rule.approach),
  )
  const general = ofTheDay(from)
    .slice(0, TIPS)
    .map((rule) => tip(rule, rule.approach))
  return [...new Set([...own, ...general])].slice(0, TIPS)
}
