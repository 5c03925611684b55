import { expect, it } from 'vitest'
import { learnCues } from '../../question-bank/check/cue/cross-validate.ts'
import { rawScores } from '../../question-bank/check/cue/features.ts'
import { calibrate } from '../../question-bank/families/engine/calibration.ts'
import type { Weights } from '../../question-bank/families/engine/draw.ts'
import { draw } from '../../question-bank/families/engine/draw.ts'
import { writings } from '../../question-bank/families/evidence/writings/family.ts'
import { seeded } from '../../question-bank/text/seeded.ts'
import { fairBank } from './fair-bank.ts'

const DRAWS = 300

/** How often the words of an option point out the key of a draw, by weights that were learned elsewhere. */
function pointedOut(learned: Float64Array, weights: Weights): number {
  let right = 0
  for (let number = 0; number < DRAWS; number++) {
    const made = draw(writings, number, weights, seeded(`pointed out ${number}`))
    if (!made) throw new Error(`no draw of variant ${number}`)
    const [key = 0, ...others] = rawScores(learned, made.texts)
    right += key > Math.max(...others) ? 1 : 0
  }
  return right / DRAWS
}

it('draws keys less often that the words of other questions would point out', () => {
  // Elsewhere, the option that speaks of an excuse is the key.
  const elsewhere = fairBank(120).map((item) => ({
    ...item,
    choices: item.choices.map((choice, index) =>
      index === item.correct ? { ...choice, text: choice.text.replace('.', ' that is excused.') } : choice,
    ),
  }))
  const learned = learnCues(elsewhere, 'words')
  const plain = pointedOut(learned, calibrate(writings))
  const beside = pointedOut(
    learned,
    calibrate(
      writings,
      learned.map((weight) => weight * 2),
    ),
  )
  expect(plain).toBeGreaterThan(0.28)
  expect(beside).toBeLessThan(plain - 0.05)
}, 60_000)
