import { expect, it } from 'vitest'
import { itemHash } from '../../question-bank/blind/fingerprint.ts'
import type { BlindRecord } from '../../question-bank/blind/record-file.ts'
import { checkFamily } from '../../question-bank/check/families.ts'
import { theftCrimesToldApart as family } from '../../question-bank/families/criminal-law/theft-crimes-told-apart/family.ts'
import { calibrate } from '../../question-bank/families/engine/calibration.ts'
import { readKept, rounded } from '../../question-bank/families/engine/kept-weights.ts'
import { familyStanding } from '../../question-bank/families/engine/standing.ts'
import { makeVariants } from '../../question-bank/families/engine/variant.ts'

// How any family is judged; one stands for all, and its weights were found without the rest of the bank.

/** Records of two solvers who picked as told, over the first twelve variants. */
function solved(pick: (correct: number) => number): Map<string, BlindRecord[]> {
  return new Map(
    makeVariants(family, 12).map((item): [string, BlindRecord[]] => [
      item.id,
      [
        {
          item: item.id,
          hash: itemHash(item),
          picks: [item.correct, pick(item.correct)],
          agreed: pick(item.correct) === item.correct,
          on: '2026-11-20',
        },
      ],
    ]),
  )
}

it('is not served before 12 variants were solved blind', () => {
  expect(checkFamily(family, new Map(), false)).toContainEqual(
    expect.objectContaining({ rule: 'reviewed', reason: '0 variants solved blind, 12 needed' }),
  )
  expect(
    familyStanding(
      family,
      solved((correct) => correct),
    ).served,
  ).toBe(true)
})

it('is not served when a variant failed', () => {
  const standing = familyStanding(
    family,
    solved((correct) => (correct + 1) % 4),
  )
  expect(standing).toMatchObject({ agreed: 0, served: false })
  expect(standing.failed).toHaveLength(12)
})

it('is not served while it is blocked, and the check says why', () => {
  const blocked = { ...family, blocked: 'a rule unread' }
  const agreed = solved((correct) => correct)
  expect(familyStanding(blocked, agreed).served).toBe(false)
  expect(checkFamily(blocked, agreed, false)).toContainEqual(
    expect.objectContaining({ severity: 'warn', rule: 'blocked', reason: 'blocked: a rule unread' }),
  )
})

it('finds the same weights again that it kept', () => {
  expect(readKept(family)?.weights).toEqual(rounded(calibrate(family)))
})
