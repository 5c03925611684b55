import { describe, expect, it } from 'vitest'
import type { AddedFact, AnyFamily, Reason } from '../../question-bank/families/engine/contract.ts'
import { draw } from '../../question-bank/families/engine/draw.ts'
import type { FactPattern } from '../../question-bank/families/engine/fact-patterns.ts'
import { weightsOf } from '../../question-bank/families/engine/kept-weights.ts'
import { makeVariant } from '../../question-bank/families/engine/variant.ts'
import type { ConvictionFacts } from '../../question-bank/families/evidence/ev-10/facts.ts'
import { impeachmentByConviction } from '../../question-bank/families/evidence/ev-10/family.ts'
import { seeded } from '../../question-bank/text/seeded.ts'

const weights = weightsOf(impeachmentByConviction)
const draws = (family: AnyFamily) =>
  Array.from({ length: 200 }, (_, number) =>
    draw(family, number, weights, seeded(`forms ${number}`)),
  ).flatMap((made) => made ?? [])

describe('an added fact', () => {
  const fact = (id: string, sets: Partial<ConvictionFacts>, text: string): AddedFact<ConvictionFacts> => ({
    id,
    sets,
    text: () => text,
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
      fact('lie', { crime: 'fraud felony' }, 'The crime required proof of a knowing lie to a court'),
      fact('pardon', { after: 'innocence' }, 'A pardon on a finding of innocence had been granted'),
      fact('appeal', { after: 'appeal' }, 'An appeal from the conviction had been taken and is pending'),
      fact('far', { balance: 'prejudice far' }, 'The prejudice had been found to be far the greater'),
      fact('value', { balance: 'value far' }, 'The value had been found to be far the greater by the judge'),
      fact('notice', { notice: 'none' }, 'No notice of the conviction had been given before the trial'),
      fact('given', { notice: 'given' }, 'Notice of the conviction had been given before the trial'),
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

  it('says of each option what the law would make of it', () => {
    const number = Array.from({ length: 40 }, (_, at) => at).find((at) =>
      draw(family, at, weights, seeded(`forms ${at}`)),
    )
    const item = makeVariant(family, number ?? 0)
    const [right, ...wrong] = [
      item.choices[item.correct],
      ...item.choices.filter((_, at) => at !== item.correct),
    ]
    expect(right?.why).toMatch(/^Correct\. It changes the result\. .+/)
    for (const choice of wrong) expect(choice?.why).toMatch(/^The result would stay as it is\. .+/)
    expect(item.explanation).toContain('The fact that changes the result leads elsewhere:')
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
