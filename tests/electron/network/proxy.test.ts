import http from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followSystemProxy, systemProxy } from '../../../electron/main/system-proxy.ts'
import { proxyIn, setProxy } from '../../../electron/network/proxy.ts'

describe('the proxy in the words of a proxy script', () => {
  it.each([
    ['DIRECT', null],
    ['PROXY proxy.school.example:8080', 'http://proxy.school.example:8080'],
    ['proxy 10.0.0.1:3128; DIRECT', 'http://10.0.0.1:3128'],
    ['HTTPS proxy.school.example:443', 'https://proxy.school.example:443'],
    ['PROXY [::1]:8080', 'http://[::1]:8080'],
    ['SOCKS5 a.example:1080; PROXY b.example:8080', 'http://b.example:8080'],
    ['DIRECT; PROXY b.example:8080', null],
    ['SOCKS a.example:1080', null],
    ['PROXY user@evil.example:1', null],
    ['PROXY a.example', null],
    ['', null],
  ])('%s: %s', (answer, proxy) => {
    expect(proxyIn(answer)).toBe(proxy)
  })
})

it('that Node can’t use is a line in the log, and the way is straight', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const broken = vi.spyOn(http, 'setGlobalProxyFromEnv').mockImplementation(() => {
    throw new Error('no such proxy')
  })
  setProxy('http://a.example:8080')
  expect(said).toHaveBeenCalledWith(expect.stringContaining('proxy'), expect.any(Error))
  broken.mockRestore()
  said.mockRestore()
  expect(() => setProxy(null)).not.toThrow()
})

describe('the proxy of the system', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const address = 'https://law.example'

  it('is the one for the server, and none where no server may be asked or the system says nothing', async () => {
    const resolve = vi.fn(async () => 'PROXY a.example:8080')
    expect(await systemProxy({ resolve, address })).toBe('http://a.example:8080')
    expect(resolve).toHaveBeenCalledWith(address)
    expect(await systemProxy({ resolve, address: null })).toBeNull()
    const refused = async () => Promise.reject(new Error('no network service'))
    expect(await systemProxy({ resolve: refused, address })).toBeNull()
  })

  it('is told anew when it changes, and not when it stays', async () => {
    let answer = 'PROXY a.example:8080'
    const told: (string | null)[] = []
    const stop = followSystemProxy({ resolve: async () => answer, address }, (proxy) => told.push(proxy))
    await vi.advanceTimersByTimeAsync(30_000)
    answer = 'DIRECT'
    await vi.advanceTimersByTimeAsync(30_000)
    expect(told).toEqual(['http://a.example:8080', null])
    stop()
    answer = 'PROXY b.example:8080'
    await vi.advanceTimersByTimeAsync(30_000)
    expect(told).toHaveLength(2)
  })
})
