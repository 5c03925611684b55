import { abilitiesOf, SHOWN } from '#rules/ability/ability.ts'
import { type Area, areaKey, areasByGain } from '#rules/practice/choose-area.ts'
import { FARTHEST_HORIZON } from '#rules/practice/gain.ts'
import type { Subject } from '#rules/subjects.ts'
import { readBank } from '#study/bank-files.ts'
import type { Item } from '#study/item.ts'
import { hash32, seeded } from '../../../question-bank/text/seeded.ts'
import { normal } from '../../support/random.ts'
import { RULES_AN_AREA } from './mind.ts'

/** Questions are harder and easier than their level says, by so much (logits; assumed). */
const ODDITY = 0.5

/** A question of the practice pool, as learners meet it. */
export interface Question {
  item: Item
  id: string
  subject: Subject
  subtopic: string
  area: string
  level: number
  family: string | null
  path: string
  oddity: number
  /** the numbers of its area and of the sub-rule it asks */
  place: number
  rule: number
}

/** An area of the bank, with the share of the exam that it is. */
export interface Taught extends Area {
  weight: number
  questions: Question[]
}

/** The areas of the built practice pool, by their numbers, without what's kept for exam blocks: no learner takes one. */
export interface School {
  areas: Taught[]
  questions: Question[]
}

/** The shares of the exam, by `areaKey`, as the picker reckons them. */
function weightsOf(areas: readonly Area[]): Map<string, number> {
  const plan = {
    userId: '',
    areas,
    memories: new Map(),
    abilities: abilitiesOf([]),
    shown: SHOWN,
    recent: [],
    onlyDue: false,
    cardRested: false,
  }
  const rated = areasByGain({ ...plan, horizon: FARTHEST_HORIZON, at: 0 })
  return new Map(rated.map((one) => [areaKey(one), one.weight]))
}

/** Returns the school of a built bank. */
export async function readSchool(folder: string): Promise<School> {
  const pool = (await readBank(folder)).find((one) => one.pool === 'practice')
  if (!pool) throw new Error('the bank has no practice questions; build it first')
  const byArea = new Map<string, Item[]>()
  const families = new Map<string, string | null>()
  for (const item of await pool.items()) {
    if (item.reserved) continue
    const key = areaKey(item)
    families.set(item.id, item.family)
    byArea.set(key, [...(byArea.get(key) ?? []), { ...item, path: item.path ?? item.id }])
  }
  const areas = [...byArea.values()].map((items, place): Omit<Taught, 'weight'> => {
    const questions = items.map((item) => ({
      item,
      ...{ id: item.id, subject: item.subject, subtopic: item.subtopic, area: item.area, path: item.path },
      level: item.difficulty,
      family: families.get(item.id) ?? null,
      oddity: ODDITY * normal(seeded(`oddity ${item.id}`)),
      place,
      rule: place * RULES_AN_AREA + (hash32(`rule ${item.path}`) % RULES_AN_AREA),
    }))
    const level = questions.reduce((sum, one) => sum + one.level, 0) / questions.length
    const { subject, subtopic, area } = questions[0] as Question
    return { subject, subtopic, area, level, questions }
  })
  const weights = weightsOf(areas)
  const taught = areas.map((one) => ({ ...one, weight: weights.get(areaKey(one)) ?? 0 }))
  return { areas: taught, questions: taught.flatMap(({ questions }) => questions) }
}
