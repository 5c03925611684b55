import { expect } from '@playwright/test'
import { registration } from './call.ts'

/** Another player, who plays by the server's own calls. */
export async function friendOnTheWeb(url: string) {
  const person = registration()
  let cookie = ''
  async function post(path: string, body: object): Promise<unknown> {
    const reply = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    })
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie
    expect(reply.status, path).toBe(200)
    return reply.json()
  }
  await post('/api/auth/register', person)
  return {
    name: person.username,
    /** Begins a friend game; answers its id. */
    async challenges(opponentUsername: string): Promise<string> {
      const made = await post('/api/async/create', { opponentUsername, subject: 'Torts' })
      return (made as { matchId: string }).matchId
    },
    resigns: (matchId: string) => post('/api/async/resign', { matchId }),
  }
}
