import { expect, it } from 'vitest'
import type { LiveEvent } from '#protocol/live-wire.ts'
import { bridgeWires } from '../../../renderer/clients/live/bridge-wire.ts'

it('keeps each wire’s events apart, and is silent about a wire that was closed', () => {
  const asked: unknown[] = []
  let tell: (event: LiveEvent) => void = () => undefined
  const open = bridgeWires({
    open: (wire) => void asked.push(['open', wire]),
    send: (wire, text) => void asked.push(['send', wire, text]),
    close: (wire) => void asked.push(['close', wire]),
    onMessage: (listener) => {
      tell = listener
    },
  })
  const heard: unknown[] = []
  const wire = (name: string) =>
    open({
      opened: () => heard.push([name, 'opened']),
      received: (text) => heard.push([name, text]),
      closed: (code) => heard.push([name, code]),
    })
  const [first, second] = [wire('a'), wire('b')]
  tell({ wire: 1, is: 'opened' })
  first.send('hello')
  tell({ wire: 2, is: 'message', text: 'hi' })
  tell({ wire: 1, is: 'closed', code: 1012 })
  tell({ wire: 1, is: 'message', text: 'late' })
  second.close()
  expect(heard).toEqual([
    ['a', 'opened'],
    ['b', 'hi'],
    ['a', 1012],
  ])
  expect(asked).toEqual([
    ['open', 1],
    ['open', 2],
    ['send', 1, 'hello'],
    ['close', 2],
  ])
})
