import type { BankItem } from '#protocol/bank.ts'
import { ranked } from './every-size.ts'
import type { Wire } from './wire.ts'

const lengthOf = ({ stem, choices }: BankItem): number => stem.length + choices.join('').length

/** A question of the subject of another, shorter than three of four; its right choice stands at `place`. */
function ordinary(subject: string, place: number): BankItem {
  const all = ranked.filter((item) => item.subject === subject).toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const item = all[Math.floor(all.length / 4)]
  if (!item) throw new Error(`there is no question of ${subject}`)
  const others = [...item.choices.keys()].filter((own) => own !== item.correctIndex)
  const order = others.toSpliced(place, 0, item.correctIndex)
  return {
    ...item,
    choices: order.map((own) => item.choices[own] ?? ''),
    why: order.map((own) => item.why[own] ?? ''),
    correctIndex: place,
  }
}

/**
 * Gives the page, in place of each question of its duel that was drawn at random, one of ordinary length, with its own hint and
 * explanation: what a picture weighs depends on how much text is on it.
 */
export function askOrdinary(wire: Wire): void {
  let asked: BankItem | null = null
  wire.change('duel:question', (payload) => {
    const drawn = ranked.find(({ stem }) => stem === payload.stem)
    if (!drawn) throw new Error('the question drawn is not in the bank')
    const place = (payload.choices as string[]).indexOf(drawn.choices[drawn.correctIndex] ?? '')
    asked = ordinary(drawn.subject, place)
    const { stem, choices, difficulty } = asked
    Object.assign(payload, { stem, choices, difficulty })
  })
  wire.change('duel:hint', (payload) => Object.assign(payload, { text: asked?.hint }))
  wire.change('duel:result', (payload) => {
    if (!asked) return
    const { explanation, why, authorities, subtopic } = asked
    const progressResult = { ...Object(payload.progressResult), subtopic }
    Object.assign(payload, { explanation, why, authorities, progressResult })
  })
}
