import type { ReplyOf } from '#protocol/routes.ts'
import type { NoteMark } from '#protocol/sync/mark.ts'
import { areaKey } from '#rules/practice/choose-area.ts'
import type { TopicStats } from '#rules/progress/state.ts'
import type { Item } from '../item.ts'
import type { Topic } from './memory-change.ts'
import { onQuestion } from './note-target.ts'
import type { Missed } from './store.ts'

type Rule = ReplyOf<'GET /api/notebook'>['rules'][number]
type Question = Rule['questions'][number]

/** The records that a notebook is made of. */
export interface Leaves {
  misses: readonly Missed[]
  /** answered questions that notes are on */
  items: readonly Item[]
  notes: readonly NoteMark[]
  topics: readonly TopicStats[]
  /** the rule library's name of an area, or null */
  ruleIdOf(topic: Topic): string | null
  /** the area of a rule of the library, or null */
  topicOf(ruleId: string): Topic | null
}

/** Returns a note as the page has it; one with nothing on it is none. */
export const keptNote = ({ id, bookmarked, text }: NoteMark): Question['note'] =>
  bookmarked || text.trim() !== '' ? { id, bookmarked, text } : null

/** Returns when (ms) the rules that are sure and wrong became so, of those that did before an instant (ms). */
export const sureWrongBefore = (topics: readonly TopicStats[], before: number): number[] =>
  topics.flatMap(({ memory }) => {
    const { at } = memory?.sureWrong ?? { at: before }
    return at < before ? [at] : []
  })

const questionOf = (item: Item): Omit<Question, 'missed' | 'note'> => ({
  id: item.id,
  stem: item.stem,
  choices: item.choices,
  correctAnswer: item.correctIndex,
  explanation: item.explanation,
})

export const newestFirst = (one: Rule, other: Rule): number =>
  (other.lastMissedAt ?? 0) - (one.lastMissedAt ?? 0) || one.area.localeCompare(other.area)

/** Returns the notebook by rule, the one missed last first: each question once, with its last miss and the note on it. */
export function notebookOf(leaves: Leaves): ReplyOf<'GET /api/notebook'> {
  const notes = new Map(
    leaves.notes.flatMap((note) => {
      const kept = keptNote(note)
      return kept ? [[note.target, kept] as const] : []
    }),
  )
  const sureWrong = new Set(
    leaves.topics.filter(({ memory }) => memory?.sureWrong).map((topic) => areaKey(topic)),
  )
  const rules = new Map<string, Rule>()

  function ruleOf({ subject, subtopic, area }: Topic): Rule {
    const key = areaKey({ subject, subtopic, area })
    const known = rules.get(key)
    if (known) return known
    const ruleId = leaves.ruleIdOf({ subject, subtopic, area })
    const rule: Rule = {
      ...{ subject, subtopic, area, ruleId, misses: 0, lastMissedAt: null, missedIn: null, questions: [] },
      sureWrong: sureWrong.has(key),
      note: (ruleId === null ? undefined : notes.get(`rule:${ruleId}`)) ?? null,
    }
    rules.set(key, rule)
    return rule
  }
  const enter = (rule: Rule, item: Item, missed: Question['missed']) => {
    if (rule.questions.some(({ id }) => id === item.id)) return
    rule.questions.push({ ...questionOf(item), missed, note: notes.get(onQuestion(item.id)) ?? null })
  }

  for (const { item, itemIndex, at, reason, confidence, context, ...topic } of leaves.misses) {
    const rule = ruleOf(topic)
    rule.misses += 1
    rule.lastMissedAt = Math.max(at, rule.lastMissedAt ?? 0)
    if (item) enter(rule, item, { at, chosen: itemIndex, reason, confidence })
    else rule.missedIn ??= context
  }
  for (const item of leaves.items) if (notes.has(onQuestion(item.id))) enter(ruleOf(item), item, null)
  for (const target of notes.keys()) {
    const topic = target.startsWith('rule:') ? leaves.topicOf(target.slice('rule:'.length)) : null
    if (topic) ruleOf(topic)
  }
  return { rules: [...rules.values()].sort(newestFirst) }
}
