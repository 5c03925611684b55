import { expect, type Page } from '@playwright/test'
import { newPlayer } from '../e2e/player.ts'

export interface Reply {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** Makes a call as the page does: fetch on its own origin. The body of a reply that is not JSON is text. */
export function call(page: Page, method: string, path: string, payload?: unknown): Promise<Reply> {
  return page.evaluate(
    async ([method, path, body]) => {
      const init: RequestInit = { method }
      if (body !== null) {
        init.body = body
        init.headers = { 'content-type': 'application/json' }
      }
      const reply = await fetch(path, init)
      const text = await reply.text()
      const headers = Object.fromEntries(reply.headers)
      const isJson = headers['content-type']?.startsWith('application/json') && text !== ''
      return { status: reply.status, headers, body: isJson ? JSON.parse(text) : text }
    },
    [method, path, payload === undefined ? null : JSON.stringify(payload)] as const,
  )
}

/** The body of a new player's sign-up, without the choices that the screens leave to later. */
export function registration() {
  const { username, email, password } = newPlayer()
  return { username, email, password, confirmPassword: password, displayName: username }
}

/** Signs a new player up without the screens. */
export async function signUp(page: Page): Promise<{ username: string; password: string }> {
  const person = registration()
  const { status, body } = await call(page, 'POST', '/api/auth/register', person)
  expect({ status, body }).toMatchObject({ status: 200, body: { username: person.username } })
  return person
}

/** Returns the server's reply to a browser in which its player signed in; with a payload that is posted. */
export async function onTheWeb(
  url: string,
  { username, password }: { username: string; password: string },
  path: string,
  payload?: object,
) {
  const headers = { 'content-type': 'application/json', origin: url }
  const body = JSON.stringify({ username, password })
  const signedIn = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const posted = payload && { method: 'POST', body: JSON.stringify(payload) }
  return (await fetch(`${url}${path}`, { headers: { ...headers, cookie }, ...posted })).json()
}

/** The page looks at syncing every five seconds, and its first look may meet a sync under way. */
export const LOOKED_AT = { timeout: 25_000 }

/** Signs up a new player with a character and shows their menu. Returns their credentials. */
export async function signUpAtHome(page: Page): Promise<{ username: string; password: string }> {
  const avatarData = {
    archetypeId: 'covenant-golem',
    base: 'construct',
    palette: 'lawyer_navy',
    props: ['gavel'],
  }
  const person = { ...registration(), avatarData }
  expect(await call(page, 'POST', '/api/auth/register', person)).toMatchObject({ status: 200 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sync: Synced' })).toBeVisible(LOOKED_AT)
  return person
}
