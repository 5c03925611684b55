import { expect, it } from 'vitest'
import { multiplierOf } from '#rules/difficulty.ts'
import { answerRun, newRun } from '#rules/solo/run.ts'

it('the score is what the right answers earned; a wrong one takes nothing of it (design section 4, Solo)', () => {
  let run = newRun('run', 'player', 'Torts', 0)
  const scores = [true, true, false, true, true].map((correct, i) => {
    run = answerRun(run, correct, i).run
    return run.score
  })
  const atLevel = (level: number) => Math.round(10 * multiplierOf(level))
  const three = 3 * atLevel(1)
  expect(scores).toEqual([atLevel(1), 2 * atLevel(1), 2 * atLevel(1), three, three + atLevel(2)])
})
