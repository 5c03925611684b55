import { abilitiesOf, type Prospect, SHOWN } from '#rules/ability/ability.ts'
import { withCard } from '#rules/memory/told.ts'
import { areaKey, CARD_REST, type Plan, type Practiced } from '#rules/practice/choose-area.ts'
import { isRepeat, type Sibling } from '#rules/practice/choose-sibling.ts'
import { FARTHEST_HORIZON } from '#rules/practice/gain.ts'
import { ledger } from '#rules/progress/ledger.ts'
import { choose } from '#study/practice/pick.ts'
import type { Picker } from './picker.ts'
import type { School } from './school.ts'

const RECENT = 10
const ANSWER_MS = 100_000

/** Picks as practice does, by the product's own rules and fold; `prospect` returns how the question chosen last stands before the learner. */
export function byGain(
  { areas, questions }: School,
  userId: string,
  withCards = true,
): Picker & { prospect(): Prospect } {
  const byId = new Map(questions.map((one) => [one.id, one]))
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
    ...{ userId, areas, recent, onlyDue: false, at },
    cardRested: withCards && sinceCard >= CARD_REST,
    horizon: FARTHEST_HORIZON,
    memories: new Map(book.topics().flatMap((one) => (one.memory ? [[areaKey(one), one.memory]] : []))),
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
      book.add({
        ...{ subject, subtopic, area, path, correct, at, difficulty: level },
        ...{ timedOut: false, hintUsed: false, daily: false, timeSpent: ANSWER_MS },
        practice: { repeat: isRepeat(seenAt.get(id) ?? null, at) },
      })
      seenAt.set(id, at)
      sinceCard++
      recent = [{ subject, subtopic, area, family, correct, isNew }, ...recent].slice(0, RECENT)
    },
    turned({ place }, grade, at) {
      const area = areas[place]
      if (area) book.tell(area, (memory) => withCard(memory, grade, at))
      sinceCard = 0
    },
  }
}
