import type { Item } from '../../question-bank/load/item.ts'
import { type Random, seeded, shuffled } from '../../question-bank/text/seeded.ts'
import { id, SOUND } from './sound-item.ts'

const SUBJECTS = [
  'the buyer',
  'the seller',
  'the tenant',
  'the surgeon',
  'the carrier',
  'the widow',
  'the agent',
  'the clerk',
]
const VERBS = ['gave', 'kept', 'waived', 'lost', 'proved', 'missed', 'sought', 'showed']
const OBJECTS = ['notice', 'title', 'standing', 'consent', 'good cause', 'the deed', 'a defense', 'the claim']
const ENDS = ['in time', 'by then', 'at trial', 'too late', 'in writing', 'on appeal', 'by mail', 'in court']

/**
 * A bank of two-sided items whose options are drawn alike for keys and distractors, so that nothing in
 * their form or words tells them apart. Stem lengths spread as the item standard wants them.
 */
export function fairBank(count: number): Item[] {
  const random = seeded('fair bank 5')
  return Array.from({ length: count }, (_, place) => {
    const choices = shuffled(['Yes', 'Yes', 'No', 'No'], random).map((side) => ({
      text: `${side}, because ${pick(SUBJECTS, random)} ${pick(VERBS, random)} ${pick(OBJECTS, random)} ${pick(ENDS, random)}.`,
      why: 'A view of the law.',
    }))
    return { ...SOUND, id: id(place + 1), choices, correct: Math.floor(random() * 4), stem: stem(random) }
  })
}

function stem(random: Random): string {
  const sentenceCount = 5 + Math.floor(random() * 8)
  const told = Array.from({ length: sentenceCount }, () => {
    const words = [SUBJECTS, VERBS, OBJECTS, ENDS].map((list) => pick(list, random)).join(' ')
    return `Then ${words}, as the record of the hearing shows.`
  })
  return `${told.join(' ')} Should the court grant the motion?`
}

function pick(list: readonly string[], random: Random): string {
  return list[Math.floor(random() * list.length)] ?? ''
}
