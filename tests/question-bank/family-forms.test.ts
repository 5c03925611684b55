import { describe, expect, it } from 'vitest'
import type { AddedFact, AnyFamily, Reason } from '../../question-bank/families/engine/contract.ts'
import { draw } from '../../question-bank/families/engine/draw.ts'
import type { FactPattern } from '../../question-bank/families/engine/fact-patterns.ts'
import { weightsOf } from '../../question-bank/families/engine/kept-weights.ts'
import { makeVariant } from '../../question-bank/families/engine/variant.ts'
import type { ConvictionFacts } from '../../question-bank/families/evidence/impeachment-by-conviction/facts.ts'
import { impeachmentByConviction } from '../../question-bank/families/evidence/impeachment-by-conviction/family.ts'
import { seeded } from '../../question-bank/text/seeded.ts'

const weights = weightsOf(impeachmentByConviction)
const draws = (family: AnyFamily) =>
  Array.from({ length: 200 }, (_, number) =>
    draw(family, number, weights, seeded(`forms ${number}`)),
  ).flatMap((made) => made ?? [])

describe('an added fact', () => {
  const fact = (id: string, record: ConvictionFacts['record'], text: string): AddedFact<ConvictionFacts> => ({
    id,
    sets: { record },
    text: () => text,
    why: () => `Then the record is that of ${id}.`,
  })
  const family: AnyFamily = {
    ...impeachmentByConviction,
    forms: [
      {
        id: 'added',
        kind: 'added',
        yes: '',
        no: '',
        ask: () => 'Which added fact would change the ruling?',
      },
    ],
    addedFacts: [
      fact('deceit', 'deceit', 'The crime required proof of a knowing lie to a court'),
      fact('lie', 'lie', 'The record was of a petty offense that required proof of a false report'),
      fact('innocence', 'innocence', 'A pardon on a finding of innocence had been granted'),
      fact('certificate', 'rehabilitated', 'A certificate of rehabilitation had been granted since then'),
      fact('relapse', 'relapsed', 'After a certificate, another felony had been proved against the witness'),
      fact('arrest', 'arrest', 'The record was of an arrest that led to no trial of any kind'),
      fact('minor', 'minor', 'The record was of a petty offense that required no proof of a lie'),
      fact('old', 'old unnoticed', 'The sentence had ended fifteen years ago, and no notice was given'),
    ],
  }
  const side = ({ reasons: [first = ''], facts }: FactPattern): Reason['side'] =>
    family.reason(first, facts, family.stories[0]).side

  it('turns the answer round as the key, and leaves it as every other option', () => {
    const made = draws(family)
    expect(made.length).toBeGreaterThan(50)
    for (const { pattern, added, texts } of made) {
      expect(added?.key && side(added.key.then)).not.toBe(side(pattern))
      expect(added?.others.map(({ then }) => side(then))).toEqual(Array(3).fill(side(pattern)))
      expect(new Set(texts).size).toBe(4)
    }
  })

  it('says of each option what it would change', () => {
    const number = Array.from({ length: 40 }, (_, at) => at).find((at) =>
      draw(family, at, weights, seeded(`forms ${at}`)),
    )
    const item = makeVariant(family, number ?? 0)
    const [right, ...wrong] = [
      item.choices[item.correct],
      ...item.choices.filter((_, at) => at !== item.correct),
    ]
    const names = family.addedFacts?.map(({ id }) => `Then the record is that of ${id}.`)
    for (const choice of [right, ...wrong]) expect(names).toContain(choice?.why)
    expect(new Set(item.choices.map((choice) => choice.why)).size).toBe(4)
  })
})

it('never offers one amount twice, however it was reached', () => {
  const amounts = ['$40,000', '$60,000', '$90,000', '$100,000', '$30,000']
  const at = new Map(impeachmentByConviction.reasonIds.map((id, place) => [id, amounts[place % 5] ?? '']))
  const family: AnyFamily = {
    ...impeachmentByConviction,
    forms: [{ id: 'how-much', kind: 'ruling', yes: '', no: '', ask: () => 'How much is owed?' }],
    reason: (id) => ({ side: null, texts: [at.get(id) ?? ''], lesson: 'Another sum.' }),
  }
  const made = draws(family)
  expect(made.length).toBeGreaterThan(50)
  for (const { texts } of made) expect(new Set(texts).size).toBe(4)
})
