import { chanceOf } from '#rules/ability/ability.ts'
import { DAY_MS, MINUTE_MS } from '#rules/days.ts'
import { areaKey } from '#rules/practice/choose-area.ts'
import type { Random } from '#rules/shuffle.ts'
import type { Subject } from '#rules/subjects.ts'
import { reservedOf } from '../build/reserve.ts'
import type { Item } from '../load/item.ts'
import { type Draws, shareByHand } from './draws.ts'
import { type PracticeQuestion, practicePicker, type Taught } from './practice-picker.ts'

const MINUTES_A_QUESTION = 2
/** When a player sits down, as far into each day (ms). */
const EVENING_MS = 19 * 60 * MINUTE_MS

/** Returns the areas with the questions that practice may ask: those kept for exam blocks are no player's without a block. */
function areasOf(items: readonly Item[]): Taught<PracticeQuestion>[] {
  const reserved = reservedOf(items)
  const questions = items
    .filter(({ id, pool }) => pool === 'practice' && !reserved.has(id))
    .map(({ id, subject, subtopic, area, difficulty, family, path }) => ({
      ...{ id, subject, subtopic, area, family },
      level: difficulty,
      path: path ?? id,
    }))
  return [...Map.groupBy(questions, areaKey).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { subject, subtopic, area } = first
    const level = own.reduce((sum, one) => sum + one.level, 0) / own.length
    return [{ subject, subtopic, area, level, questions: own }]
  })
}

interface PracticeDraw {
  mode: string
  players: number
  days: number
  perDay: number
  random: Random
  /** the only subject that a player practices; null for all */
  subjectOf: (player: number) => Subject | null
}

/**
 * Practices so many questions a day, for so many days, with each of so many players, who answer each right by the chance that
 * they're told.
 */
export async function drawPractice(
  items: readonly Item[],
  { mode, players, days, perDay, random, subjectOf }: PracticeDraw,
): Promise<Draws> {
  const all: PracticeQuestion[] = []
  const areas = areasOf(items)
  let again = 0
  for (let player = 0; player < players; player++) {
    const subject = subjectOf(player)
    const own = areas.filter((area) => subject === null || area.subject === subject)
    const picker = practicePicker(own, { userId: `player ${player}`, examAt: null, withCards: true })
    for (let day = 0; day < days; day++)
      for (let asked = 0; asked < perDay; ) {
        const at = day * DAY_MS + EVENING_MS + asked * MINUTES_A_QUESTION * MINUTE_MS
        const next = await picker.next(at)
        if (!('id' in next)) {
          picker.turned(next, random() < 0.5 ? 'knew' : 'missed', at)
          continue
        }
        if (picker.told(next, random() < chanceOf(picker.prospect()), at)) again++
        all.push(next)
        asked++
      }
  }
  return {
    mode: `${mode}, ${perDay} a day, ${days} days`,
    familyTwice: null,
    handWritten: shareByHand(all),
    // It goes by what a player gains, not by the exam alone.
    widestGap: null,
    questions: all.length,
    again,
    tooLong: null,
  }
}
