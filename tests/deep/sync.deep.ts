import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { asked, steps, type World, world } from '../sync/simulation.ts'

let at: World
beforeAll(async () => {
  at = await world()
})
afterAll(() => at.close())

test.each([2, 3, 4])(
  '%i devices and the web, for long, with crashes, lost replies, restores, clocks set wrong and a database struck mid-request',
  async (devices) => {
    const history = fc.array(steps(devices), { minLength: 30, maxLength: 120 })
    await fc.assert(
      fc.asyncProperty(fc.integer(), history, (seed, taken) => at.simulate(seed, taken, devices)),
      asked(70),
    )
  },
  1_800_000,
)
