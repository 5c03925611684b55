import { afterEach, describe, expect, it, vi } from 'vitest'
import { allowedServer, serverChoice, serverInForce } from '../../../electron/main/server-url.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  'https://barduel.example/',
  'http://localhost:4600',
  'http://127.0.0.1:5000/',
  'http://[::1]:4600/',
])('%s is allowed', (address) => expect(allowedServer(address)?.href).toBe(new URL(address).href))

it.each([
  'http://barduel.example/',
  'http://localhost.evil.example/',
  'ftp://localhost/',
  'https://name:password@barduel.example/',
  'file:///etc/passwd',
  'barduel.example',
  '',
])('%s is not', (address) => expect(allowedServer(address)).toBeNull())

describe('the server in force', () => {
  const own = 'https://own.example'
  const named = { policy: null, environment: undefined, settings: null, own }
  const [a, b, c] = ['https://a.example', 'https://b.example', 'https://c.example']

  it('is the policy’s, else the environment’s, else the settings’, else the app’s own', () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    expect(serverInForce({ policy: a, environment: b, settings: c, own })).toBe(a)
    expect(serverInForce({ ...named, environment: `${b}/path?x`, settings: c })).toBe(b)
    expect(serverInForce({ ...named, settings: c })).toBe(c)
    expect(serverInForce(named)).toBe(own)
    expect(serverInForce({ ...named, own: null })).toBeNull()
    expect(said).not.toHaveBeenCalled()
  })

  it('is none where the policy’s cannot be used: no other is asked in its place', () => {
    expect(serverInForce({ policy: 'none', environment: b, settings: c, own })).toBeNull()
  })

  it('passes over an address that is not allowed, and says so', () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    expect(serverInForce({ ...named, environment: 'http://b.example', settings: c })).toBe(c)
    expect(serverInForce({ ...named, settings: 'http://c.example' })).toBe(own)
    expect(said).toHaveBeenCalledTimes(2)
  })

  it('may be chosen by the player unless the policy or the environment names one', () => {
    expect(serverChoice({ ...named, settings: c })).toEqual({ address: c, fixed: false, own })
    expect(serverChoice({ ...named, own: null })).toEqual({ address: null, fixed: false, own: null })
    expect(serverChoice({ ...named, environment: b })).toEqual({ address: b, fixed: true, own })
    expect(serverChoice({ ...named, policy: a, settings: c })).toEqual({ address: a, fixed: true, own })
    expect(serverChoice({ ...named, policy: 'none' })).toEqual({ address: null, fixed: true, own })
  })
})
