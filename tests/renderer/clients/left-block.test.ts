import { expect, test, vi } from 'vitest'
import { listenForLeft, listenForRunning, sayLeft, sayRunning } from '../../../renderer/clients/left-block.ts'
import { eventually } from '../../support/eventually.ts'

test('a tab hears which block is off another’s page, until it listens no longer', async () => {
  const [one, other] = [vi.fn(), vi.fn()]
  const stop = listenForLeft(one)
  const stopOther = listenForLeft(other)
  sayLeft('b1')
  await eventually(() => expect([one.mock.calls, other.mock.calls]).toEqual([[['b1']], [['b1']]]))
  stop()
  sayLeft('b2')
  await eventually(() => expect(other).toHaveBeenLastCalledWith('b2'))
  expect(one).toHaveBeenCalledTimes(1)
  stopOther()
})

test('a tab hears that a block’s clock runs again apart from which is left', async () => {
  const [left, running] = [vi.fn(), vi.fn()]
  const stop = listenForLeft(left)
  const stopOther = listenForRunning(running)
  sayRunning('b1')
  sayLeft('b2')
  await eventually(() => expect([left.mock.calls, running.mock.calls]).toEqual([[['b2']], [['b1']]]))
  stop()
  stopOther()
})
