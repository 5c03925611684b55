import { abilitiesOf, type Prospect, SHOWN } from '#rules/ability/ability.ts'
import { type CardGrade, withCard } from '#rules/memory/marks.ts'
import { choose } from '#rules/practice/choose.ts'
import {
  type Area,
  areaKey,
  CARD_REST,
  memoriesOf,
  type Plan,
  type Practiced,
} from '#rules/practice/choose-area.ts'
import { isRepeat, type Sibling } from '#rules/practice/choose-sibling.ts'
import { horizonTo } from '#rules/practice/gain.ts'
import { ledger } from '#rules/progress/ledger.ts'
import type { Subject } from '#rules/subjects.ts'

/** A question of the practice pool, as a picker sees it. */
export interface PracticeQuestion {
  id: string
  subject: Subject
  subtopic: string
  area: string
  level: number
  family: string | null
  path: string
}

/** An area with its questions. */
export interface Taught<Question> extends Area {
  questions: readonly Question[]
}

/** A rule card of the area of this number. */
export interface Card {
  place: number
}

/** The choices of practice for one player, whose record it keeps; instants in ms. */
export interface PracticePicker<Question> {
  next(at: number): Promise<Question | Card>
  /** the question chosen last was answered; returns whether it had been shown lately */
  told(question: Question, isRight: boolean, at: number): boolean
  /** the card chosen last was graded */
  turned(card: Card, grade: CardGrade, at: number): void
  /** how the question chosen last stands before the player */
  prospect(): Prospect
}

const RECENT = 10
const ANSWER_MS = 100_000

/** The player whom practice picks for. */
export interface Practicing {
  userId: string
  /** when (ms) their exam is; null where they set no date */
  examAt: number | null
  /** whether rule cards come */
  withCards: boolean
}

/** Returns a picker that picks as practice does, by the product's own rules and fold. */
export function practicePicker<Question extends PracticeQuestion>(
  areas: readonly Taught<Question>[],
  { userId, examAt, withCards }: Practicing,
): PracticePicker<Question> {
  const byId = new Map(areas.flatMap(({ questions }) => questions.map((one) => [one.id, one])))
  const byKey = new Map(areas.map((area) => [areaKey(area), area.questions]))
  const seenAt = new Map<string, number>()
  const book = ledger()
  const placeOf = new Map(areas.map((area, place) => [areaKey(area), place]))
  let recent: Practiced[] = []
  let sinceCard = CARD_REST
  let last: Prospect | null = null

  function siblingsOf(area: Parameters<typeof areaKey>[0]): Sibling[] {
    const all = byKey.get(areaKey(area)) ?? []
    const met = new Set(all.flatMap(({ id, path }) => (seenAt.has(id) ? [path] : [])))
    return all.map(({ id, level, family, path }) => ({
      ...{ id, level, family, path },
      seenAt: seenAt.get(id) ?? null,
      pathMet: met.has(path),
    }))
  }
  const planAt = (at: number): Plan => ({
    ...{ userId, areas, recent, onlyDue: false, at, examAt },
    cardRested: withCards && sinceCard >= CARD_REST,
    horizon: horizonTo(examAt, at),
    memories: memoriesOf(book.topics()),
    abilities: abilitiesOf(book.subjects()),
    shown: SHOWN,
  })
  function prospect(): Prospect {
    if (!last) throw new Error('practice has asked nothing')
    return last
  }

  return {
    prospect,
    async next(at) {
      const plan = planAt(at)
      const found = await choose({ siblings: async (_, area) => siblingsOf(area) }, plan)
      if (found && !found.sibling) return { place: placeOf.get(areaKey(found.area)) ?? 0 }
      const question = found && byId.get(found.sibling.id)
      if (!question) throw new Error('practice has no question')
      const { subject, level } = question
      last = { ability: plan.abilities[subject], level, memory: found.area.memory, at }
      return question
    },
    told({ id, subject, subtopic, area, path, level, family }, correct, at) {
      const isNew = prospect().memory === null
      const repeat = isRepeat(seenAt.get(id) ?? null, at)
      book.add({
        ...{ subject, subtopic, area, path, correct, at, difficulty: level },
        ...{ timedOut: false, hintUsed: false, daily: false, timeSpent: ANSWER_MS },
        practice: { repeat },
      })
      seenAt.set(id, at)
      sinceCard++
      recent = [{ subject, subtopic, area, family, correct, isNew }, ...recent].slice(0, RECENT)
      return repeat
    },
    turned({ place }, grade, at) {
      const area = areas[place]
      if (area) book.tell(area, (memory) => withCard(memory, grade, at))
      sinceCard = 0
    },
  }
}
