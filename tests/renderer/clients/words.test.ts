import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError, NetworkError, wordsOf } from '../../../renderer/clients/http.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the words of a failure', () => {
  it('are that one is offline, where the browser knows it', () => {
    vi.stubGlobal('navigator', { onLine: false })
    const offline = new NetworkError('down')
    expect(wordsOf(offline, 'Failed')).toBe('You’re offline. Reconnect, then try again.')
    vi.stubGlobal('navigator', { onLine: true })
    expect(wordsOf(new NetworkError('down'), 'Failed')).toBe('Failed')
    expect(wordsOf(offline, 'Failed')).toBe('You’re back online. Try again.')
  })

  it('are the server’s refusal, but never what a fault says of itself', () => {
    expect(wordsOf(new CallError(409, '', { code: 'username_taken', message: 'Taken.' }), 'Failed')).toBe(
      'Taken.',
    )
    expect(wordsOf(new CallError(500, '', { code: 'internal', message: 'boom' }), 'Failed')).toBe('Failed')
    expect(wordsOf(new CallError(500, '', { message: 'boom' }), 'Failed')).toBe('Failed')
  })
})
