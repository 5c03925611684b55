import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { asked, steps, type World, world } from './simulation.ts'

let at: World
beforeAll(async () => {
  at = await world()
})
afterAll(() => at.close())

test('two devices and the web converge with the server to what one device would have had in its order', async () => {
  const history = fc.array(steps(2), { minLength: 10, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(fc.integer(), history, (seed, taken) => at.simulate(seed, taken, 2)),
    asked(4),
  )
}, 120_000)

test('a reason told anew takes the place of the first on the other device too', async () => {
  const answer = (device: number) => ({ do: 'answer', device, minutes: 0 }) as const
  const tell = { do: 'tell', device: 1 } as const
  await at.simulate(0, [answer(1), answer(0), tell, { do: 'sync', device: 1, weather: 'up' }, tell], 2)
}, 60_000)
