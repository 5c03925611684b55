import { abilitiesOf, chanceOf, SHOWN } from '#rules/ability/ability.ts'
import { DAY_MS } from '#rules/days.ts'
import { FIRST, reviewed } from '#rules/memory/fsrs.ts'
import type { Memory } from '#rules/memory/memory.ts'
import type { Area, Plan, Practiced } from '#rules/practice/choose-area.ts'
import { FARTHEST_HORIZON } from '#rules/practice/gain.ts'
import type { Subject } from '#rules/subjects.ts'
import { memoryOf, NOON } from '../memory/remembered.ts'

/** The worked example: the exam is so many days off. */
export const IN_40_DAYS = 40

const ago = (days: number): number => NOON - days * DAY_MS

export const missedYesterday = memoryOf({
  ...FIRST.again,
  ...{ reviewedAt: ago(1), lapses: 1, path: 'missed', correct: false, correctAt: null },
})
export const rightYesterday = memoryOf({ reviewedAt: ago(1), correctAt: ago(1) })
export const rightTwice = memoryOf({
  ...reviewed(FIRST.good, 2, 'good'),
  ...{ reviewedAt: ago(12), correctAt: ago(12), reps: 2 },
})

/** So many areas of one subtopic. */
export const areasOf = (subject: Subject, subtopic: string, count: number, level = 5): Area[] =>
  Array.from({ length: count }, (_, i) => ({ subject, subtopic, area: `${subtopic} ${i}`, level }))

/** A plan of a player of middling ability who has answered nothing yet. */
export const planOf = (areas: readonly Area[], parts: Partial<Plan> = {}): Plan => ({
  ...{ userId: 'player', areas, memories: new Map(), abilities: abilitiesOf([]), recent: [] },
  shown: SHOWN,
  ...{ onlyDue: false, cardRested: false, horizon: FARTHEST_HORIZON, at: NOON },
  ...parts,
})

/** A right answer on an area met before, to a question written by hand. */
export const practiced = (area: Area, parts: Partial<Practiced> = {}): Practiced => ({
  ...{ subject: area.subject, subtopic: area.subtopic, area: area.area },
  ...{ family: null, correct: true, isNew: false },
  ...parts,
})

/** Returns the level (a fraction, for exactness) at which a player of ability 0 has this chance. */
export function levelFor(chance: number, memory: Memory | null): number {
  let [easy, hard] = [-50, 50]
  for (let step = 0; step < 60; step++) {
    const level = (easy + hard) / 2
    if (chanceOf({ ability: 0, level, memory, at: NOON }) > chance) easy = level
    else hard = level
  }
  return easy
}
