import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError, NetworkError } from '../../../../renderer/clients/http.ts'
import { whyFailed } from '../../../../renderer/features/companion/failure-words.ts'

afterEach(() => vi.unstubAllGlobals())

const refused = (status: number, code: 'rate_limited' | 'unavailable', message: string) =>
  whyFailed(new CallError(status, '', { code, message }), 'Failed to send message.')

describe('why a message to Atticus could not be sent', () => {
  it('is the missing network, where the browser knows it', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(whyFailed(new NetworkError('down'), 'Failed to send message.')).toBe(
      'You’re offline. Reconnect, then try again.',
    )
    vi.stubGlobal('navigator', { onLine: true })
    expect(whyFailed(new NetworkError('down'), 'Failed to send message.')).toBe('Failed to send message.')
  })

  it('is the server’s refusal alone where it helps', () => {
    expect(refused(429, 'rate_limited', 'Wait a minute.')).toBe('Wait a minute.')
    expect(refused(503, 'unavailable', 'No database.')).toBe('Failed to send message.')
  })
})
