import { afterEach, expect, it, vi } from 'vitest'
import { allowedServer, DEFAULT_SERVER, serverUrl } from '../../../electron/main/server-url.ts'

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

it('takes the origin of the address that is set, and says so when it cannot', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  expect(serverUrl({})).toBe(DEFAULT_SERVER)
  expect(serverUrl({ BARDUEL_SERVER_URL: 'https://barduel.example/path?x' })).toBe('https://barduel.example')
  expect(said).not.toHaveBeenCalled()
  expect(serverUrl({ BARDUEL_SERVER_URL: 'http://barduel.example' })).toBe(DEFAULT_SERVER)
  expect(said).toHaveBeenCalledOnce()
})
