import { hardness } from '#rules/ability/ability.ts'
import type { CardGrade } from '#rules/memory/marks.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { seeded } from '../../../question-bank/text/seeded.ts'
import { normal } from '../../support/random.ts'
import { type Before, type Mind, RULES_AN_AREA } from './mind.ts'
import type { Question, School } from './school.ts'

/**
 * A question whose skeleton was seen before teaches so much of what a new one does; the area's other sub-rules learn so
 * much beside the one asked (assumed).
 */
const SEEN_TEACHES = 0.5
const BESIDE_TEACHES = 0.25
/** A rule card teaches each sub-rule so much (assumed). */
const CARD_TEACHES = 0.5

/**
 * Of four options a learner who has forgotten the rule finds the right one so often; one who has it slips at times, more
 * on hard ones.
 */
const GUESSED = 0.3
const APPLIES = 1.7
/** How far learners, and subjects of one, lie apart in what they knew before and in reasoning. */
const LEARNER_SPREAD = 0.3
const SUBJECT_SPREAD = 0.2
const REASONING_SPREAD = 0.5

export interface Learner {
  /** the chance, 0 to 1, that a question is answered right */
  chance(question: Question, day: number): number
  /** answers, reads the explanation, and returns whether it was right */
  answer(question: Question, day: number): boolean
  /** says the rule of an area from memory, reads it, and returns how that went */
  turn(place: number, day: number): CardGrade
  /** the share of the exam's weight that would be recalled */
  recalled(day: number): number
}

/** Returns the learner of a name: the same name brings the same knowledge, and the same `luck` the same guesses. */
export function newLearner(
  school: School,
  mindOf: (before: Before) => Mind,
  name: string,
  luck: string,
): Learner {
  const born = seeded(`learner ${name}`)
  const own = LEARNER_SPREAD * normal(born)
  const reasoning = REASONING_SPREAD * normal(born)
  const bySubject = new Map(SUBJECTS.map((subject) => [subject, SUBJECT_SPREAD * normal(born)]))
  const leaning = (rule: number) => {
    const subject = school.areas[Math.floor(rule / RULES_AN_AREA)]?.subject
    return own + (subject ? (bySubject.get(subject) ?? 0) : 0)
  }
  const mind = mindOf({ rules: school.areas.length * RULES_AN_AREA, leaning, random: born })
  const random = seeded(`luck ${name} ${luck}`)
  const seen = new Set<string>()
  const skeleton = ({ place, path }: Question) => `${place} ${path}`

  const chance = (question: Question, day: number): number => {
    const applied = 1 / (1 + Math.exp(-(APPLIES + reasoning - hardness(question.level) + question.oddity)))
    const held = mind.recall(question.rule, day)
    return held * applied + (1 - held) * GUESSED
  }

  return {
    chance,
    answer(question, day) {
      const isRight = random() < chance(question, day)
      const share = seen.has(skeleton(question)) ? SEEN_TEACHES : 1
      seen.add(skeleton(question))
      for (let i = 0; i < RULES_AN_AREA; i++) {
        const rule = question.place * RULES_AN_AREA + i
        mind.learn(rule, day, rule === question.rule ? share : share * BESIDE_TEACHES)
      }
      return isRight
    },
    turn(place, day) {
      const rules = Array.from({ length: RULES_AN_AREA }, (_, i) => place * RULES_AN_AREA + i)
      const held = rules.filter((rule) => random() < mind.recall(rule, day)).length
      for (const rule of rules) mind.learn(rule, day, CARD_TEACHES)
      return held === RULES_AN_AREA ? 'knew' : held === 0 ? 'missed' : 'partly'
    },
    recalled: (day) =>
      school.areas.reduce((sum, { weight }, place) => {
        const rules = Array.from({ length: RULES_AN_AREA }, (_, i) =>
          mind.recall(place * RULES_AN_AREA + i, day),
        )
        return sum + (weight * rules.reduce((a, b) => a + b, 0)) / RULES_AN_AREA
      }, 0),
  }
}
