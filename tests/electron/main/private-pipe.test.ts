import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { privatePipe } from '../../../electron/main/private-pipe.ts'

it('is another name each time, in a folder that only this user may enter', async () => {
  const [one, other] = await Promise.all([privatePipe(), privatePipe()])
  expect(one.path).not.toBe(other.path)
  expect((await stat(path.dirname(one.path))).mode & 0o777).toBe(0o700)
  await Promise.all([one.remove(), other.remove()])
  await expect(stat(path.dirname(one.path))).rejects.toThrow('ENOENT')
})

it('fits the 104 bytes that macOS allows, whatever the temporary folder is called', async () => {
  const pipe = await privatePipe(`/var/folders/${'x'.repeat(90)}/T`)
  expect(Buffer.byteLength(pipe.path)).toBeLessThan(104)
  await pipe.remove()
})

it('is a named pipe on Windows', async () => {
  const [one, other] = await Promise.all([privatePipe('C:\\Temp', 'win32'), privatePipe('C:\\Temp', 'win32')])
  expect(one.path).toMatch(/^\\\\\.\\pipe\\bar-duel-[0-9a-f]{32}$/)
  expect(one.path).not.toBe(other.path)
})
