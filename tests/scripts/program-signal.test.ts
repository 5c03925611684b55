import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import { programSignal } from '../../scripts/process/program-signal.mjs'

function task(isTerminal: boolean) {
  const asked = new AbortController()
  const events = new EventEmitter()
  const signal = programSignal(asked.signal, { isTerminal, events })
  return { ask: (reason: string) => asked.abort(reason), emit: (name: string) => events.emit(name), signal }
}

describe('a task passes a request to stop on to its program', () => {
  test('not when it is Ctrl-C on a terminal, which the program has heard itself', () => {
    const { ask, signal } = task(true)
    ask('SIGINT')
    expect(signal.aborted).toBe(false)
  })

  test.each(['SIGTERM', 'SIGHUP'])('by %s, also after a Ctrl-C that the program survived', (name) => {
    const { ask, emit, signal } = task(true)
    ask('SIGINT')
    emit(name)
    expect(signal.aborted).toBe(true)
  })

  test.each(['SIGINT', 'SIGTERM', 'starter'])('without a terminal by %s', (reason) => {
    const { ask, signal } = task(false)
    ask(reason)
    expect(signal.aborted).toBe(true)
  })

  test('when its starter is gone', () => {
    const { ask, signal } = task(true)
    ask('starter')
    expect(signal.aborted).toBe(true)
  })
})
