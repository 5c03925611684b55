import type { ChatAction } from '#protocol/http/companion.ts'
import type { LibraryRule } from '#protocol/library.ts'
import type { TopicStats } from '#rules/progress/state.ts'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import type { Library } from './library.ts'
import { text } from './rule-text.ts'
import type { PastAnswer } from './store.ts'

/** Returns the areas the player has practiced, the weakest first. */
export function weakest(topics: readonly TopicStats[], subject: PlayableSubject | null): TopicStats[] {
  return topics
    .filter(
      (topic) =>
        topic.area !== '' &&
        topic.attempts > 0 &&
        (subject === null || subject === MIXED || topic.subject === subject),
    )
    .sort(
      (one, other) =>
        one.correct / one.attempts - other.correct / other.attempts ||
        one.mastery - other.mastery ||
        other.attempts - one.attempts ||
        one.area.localeCompare(other.area),
    )
}

type Place = Pick<LibraryRule, 'subject' | 'subtopic' | 'area'>

/** The library's rule for an area of the bank. */
export const ruleFor = (library: Library, place: Place): LibraryRule | null =>
  library.rules.find(
    (rule) => rule.subject === place.subject && rule.subtopic === place.subtopic && rule.area === place.area,
  ) ?? null

export const practice = (subject: PlayableSubject): ChatAction => ({
  kind: 'practice',
  label: `Practice ${subject}`,
  subject,
})

const stats: ChatAction = { kind: 'stats', label: 'See My Stats' }

/** A reply about the player's own record, with the rules it rests on. */
export interface PersonalReply {
  content: string
  rules: LibraryRule[]
  actions: ChatAction[]
}

const quoted = (choice: string): string =>
  `> ${text(choice.replace(/^[A-D][.)]\s+/, '').replace(/\s+/g, ' '))}`

const letter = ({ order, attempt }: PastAnswer, own: number): string => {
  const shownIndex = order?.indexOf(own) ?? -1
  return shownIndex < 0 || attempt.itemIndex < 0 ? '' : ` ${'ABCD'[shownIndex] ?? ''}`
}

/** Why the player's latest miss was one, in the bank's own words: it is answered, so it may be revealed. */
export function mistakeReply(library: Library, answers: readonly PastAnswer[]): PersonalReply {
  const miss = answers.find(({ attempt }) => !attempt.isCorrect)
  if (!miss) {
    const some = answers.length > 0
    return {
      content: some
        ? 'You haven’t missed one lately. The court ruled for you every time! Miss one, and I’ll tell you what the distractor was after.'
        : 'You haven’t answered anything yet, so there’s no miss to review. Answer a question, then ask me why.',
      rules: [],
      actions: [practice(MIXED)],
    }
  }
  const { item, attempt } = miss
  const { itemIndex } = attempt
  const correct = item.correctIndex
  const rule = ruleFor(library, item)
  const earlier = answers[0] === miss ? '' : 'Your last answer was correct. Here’s the miss before it: '
  const chosen =
    itemIndex < 0
      ? 'Time ran out before you chose.'
      : `You chose${letter(miss, itemIndex)}:\n\n${quoted(item.choices[itemIndex] ?? '')}\n\n**Why that fails.** ${text(item.why[itemIndex] ?? '')}`
  return {
    content: [
      `${earlier}**${item.area}** (${item.subject}).`,
      chosen,
      `The answer is${letter(miss, correct)}:\n\n${quoted(item.choices[correct] ?? '')}`,
      `**Why it’s correct.** ${text(item.explanation)}`,
    ].join('\n\n'),
    rules: rule ? [rule] : [],
    actions: [practice(item.subject)],
  }
}

const SHOWN = 3
const share = ({ correct, attempts }: TopicStats): string => `${correct} of ${attempts} correct`

/** Advice on the player's weakest areas, or on where to begin. */
export function studyReply(
  library: Library,
  topics: readonly TopicStats[],
  subject: PlayableSubject | null,
): PersonalReply {
  const weak = weakest(topics, subject).slice(0, SHOWN)
  if (weak.length === 0)
    return {
      content:
        'I don’t have any of your answers yet. Answer ten in Mixed Questions, and I’ll see where you lose points and plan from there.',
      rules: [],
      actions: [practice(subject ?? MIXED)],
    }
  const rules = weak.flatMap((topic) => ruleFor(library, topic) ?? [])
  const lines = weak.map((topic, place) => {
    const rule = ruleFor(library, topic)
    return `${place + 1}. **${topic.area}** (${topic.subject}): ${share(topic)}.${rule ? ` ${rule.traps[0] ?? rule.approach}` : ''}`
  })
  const first = weak[0]?.subject ?? MIXED
  return {
    content: `Based on your answers, start here:\n\n${lines.join('\n')}\n\nRead the first rule, then practice it while it’s fresh.`,
    rules,
    actions: [practice(first), stats],
  }
}

/** A practice question: it is served where every question is, so that it counts. */
export function quizReply(subject: PlayableSubject): PersonalReply {
  return {
    content:
      subject === MIXED
        ? 'Let’s go. Practice gives you real questions with no clock, counts them toward your mastery, and explains each one. Afterward, ask me why.'
        : `Let’s go. Practice in **${subject}** gives you real questions with no clock, counts them toward your mastery, and explains each one. Afterward, ask me why.`,
    rules: [],
    actions: [practice(subject)],
  }
}
