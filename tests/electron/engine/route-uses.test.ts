import { rm, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Route, splitKey } from '#protocol/route.ts'
import { routes } from '#protocol/routes.ts'
import { computer, type Desk, desk } from '../support/desk.ts'

/** An address where nothing listens. */
const NOWHERE = 'http://127.0.0.1:9'
const SESSION = { userId: '7b1f2a52-0a3c-4d27-9d0b-1f6f3b1c2d3e', token: 'a token' }
const SIGN_OUT = 'POST /api/auth/logout'

let home: Awaited<ReturnType<typeof computer>>
let engine: Desk | null
beforeEach(async () => {
  home = await computer(1)
  engine = null
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await engine?.quit()
  await home.remove()
})

const filled = (path: string) => path.replace(':id', SESSION.userId).replace(/:\w+/g, 'f'.repeat(64))

/** The routes, by what they use, whose reply has this code. */
async function refusedWith(code: string): Promise<string[]> {
  const on = await desk(NOWHERE, home, SESSION)
  engine = on
  const refused: string[] = []
  // The sign-out comes last: after it no route has a player.
  const all = Object.entries<Route>(routes).sort(
    ([a], [b]) => Number(a === SIGN_OUT) - Number(b === SIGN_OUT),
  )
  for (const [key, { uses }] of all) {
    const { method, path } = splitKey(key)
    const { body } = await on.send(method as 'GET', filled(path))
    if (body.code === code) refused.push(`${uses}: ${key}`)
  }
  return refused.sort()
}

const using = (...said: Route['uses'][]) =>
  Object.entries<Route>(routes)
    .filter(([, { uses }]) => said.includes(uses))
    .map(([key, { uses }]) => `${uses}: ${key}`)
    .sort()

it('refuses the routes that use the questions, and no others, where there are none', async () => {
  await rm(home.bankFolder, { recursive: true })
  expect(await refusedWith('bank_empty')).toEqual(using('questions'))
})

it('refuses the routes that use the file, and no others, where it cannot be opened', async () => {
  // A file where the folder should be: permissions would not stop the superuser.
  await writeFile(home.dataFolder, '')
  expect(await refusedWith('unavailable')).toEqual(using('file', 'questions'))
})
