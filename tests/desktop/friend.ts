import { expect } from '@playwright/test'
import WebSocket from 'ws'
import type { ToClient } from '#protocol/live/to-client.ts'
import type { ToServerWire } from '#protocol/live/to-server.ts'
import { LIVE_PROTOCOL } from '#protocol/live/version.ts'
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
    /** Starts a friend game; returns its id. */
    async startGame(opponentUsername: string): Promise<string> {
      const made = await post('/api/async/create', { opponentUsername, subject: 'Torts' })
      return (made as { matchId: string }).matchId
    },
    resign: (matchId: string) => post('/api/async/resign', { matchId }),
    /** Challenges a player to a live duel; returns a function that withdraws the challenge. */
    async challenge(targetUsername: string): Promise<() => void> {
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers: { origin: url, cookie } })
      const send = (message: ToServerWire) => socket.send(JSON.stringify(message))
      const sent = await new Promise<string>((done, failed) => {
        socket.once('error', failed)
        socket.on('open', () => send({ type: 'presence:hello', payload: { protocol: LIVE_PROTOCOL } }))
        socket.on('message', (text) => {
          const message = JSON.parse(String(text)) as ToClient
          if (message.type === 'presence:welcome')
            send({ type: 'challenge:send', payload: { targetUsername, subject: 'Torts' } })
          else if (message.type === 'challenge:sent') done(message.payload.challengeId)
          else if (message.type === 'challenge:cancelled') socket.close()
          else if (message.type === 'error') failed(new Error(message.payload.message))
        })
      })
      return () => send({ type: 'challenge:cancel', payload: { challengeId: sent } })
    },
  }
}
