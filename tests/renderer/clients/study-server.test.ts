import { afterEach, describe, expect, it, vi } from 'vitest'
import { BRIDGE_NAME } from '#protocol/bridge.ts'
import { chooseServer, typedAddress } from '../../../renderer/clients/study-server.ts'

describe('an address as people type it', () => {
  it.each([
    ['https://law.example', 'https://law.example'],
    ['  law.example ', 'https://law.example'],
    ['law.example:8443', 'https://law.example:8443'],
    ['http://localhost:4600', 'http://localhost:4600'],
    ['localhost:4600', 'http://localhost:4600'],
    ['127.0.0.1:4600', 'http://127.0.0.1:4600'],
    ['[::1]:4600', 'http://[::1]:4600'],
    ['localhost.law.example', 'https://localhost.law.example'],
    ['HTTPS://law.example', 'HTTPS://law.example'],
    ['ftp://law.example', 'ftp://law.example'],
  ])('%j is %s', (typed, address) => expect(typedAddress(typed)).toBe(address))

  it.each(['', '   '])('%j is none', (typed) => expect(typedAddress(typed)).toBeNull())
})

describe('choosing a server', () => {
  const shell = vi.fn()
  const onDesktop = () => vi.stubGlobal('window', { [BRIDGE_NAME]: { chooseServer: shell } })
  afterEach(() => {
    vi.unstubAllGlobals()
    shell.mockReset()
  })

  it('is the shell’s to decide, and an empty field is the app’s own', async () => {
    onDesktop()
    shell.mockResolvedValue('saved')
    expect(await chooseServer('law.example')).toBe('saved')
    expect(await chooseServer(' ')).toBe('saved')
    expect(shell.mock.calls).toEqual([['https://law.example'], [null]])
  })

  it('says when the shell takes no more questions', async () => {
    onDesktop()
    shell.mockRejectedValue(new Error('rate_limited'))
    expect(await chooseServer('law.example')).toBe('too_often')
  })

  it('does nothing in a browser', async () => {
    vi.stubGlobal('window', {})
    expect(await chooseServer('law.example')).toBe('not_allowed')
  })
})
