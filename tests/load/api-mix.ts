import { isKey } from '../study/bank-builder.ts'
import type { Member } from '../swarm/world.ts'
import type { Reply, Send } from './api-callers.ts'

export const PASSWORD = 'quality of mercy'

interface Shown {
  challenge: { id: string }
  question: { id: string; choices: string[] }
}

/** A player at the solo challenge who knows every key: each call answers, or asks for the next question. */
function soloPlayer(send: Send, cookie: string): () => Promise<Reply> {
  let shown: Shown | null = null
  let answered = false
  return async () => {
    if (!shown) {
      const reply = await send('POST', '/api/solo-challenge/start', cookie, { subject: 'Torts' })
      if (reply.status === 200) shown = JSON.parse(reply.text)
      return reply
    }
    const challengeId = shown.challenge.id
    if (answered) {
      const reply = await send('POST', '/api/solo-challenge/next-question', cookie, { challengeId })
      if (reply.status !== 200) return reply
      shown = JSON.parse(reply.text)
      answered = false
      return reply
    }
    const { id: questionId, choices } = shown.question
    const body = { challengeId, questionId, userAnswer: choices.findIndex(isKey) }
    const reply = await send('POST', '/api/solo-challenge/answer', cookie, body)
    answered = reply.status === 200
    return reply
  }
}

/** Returns a caller with the mix of a school day: sign-in 1 %, board 20 %, statistics 20 %, daily case 20 %, solo 39 %. */
export function mixedCaller(send: Send, { cookie }: Member, username: string): () => Promise<Reply> {
  const solo = soloPlayer(send, cookie)
  return () => {
    const part = Math.random() * 100
    if (part < 1) return send('POST', '/api/auth/login', undefined, { username, password: PASSWORD })
    if (part < 21) return send('GET', '/api/leaderboard?period=weekly', cookie)
    if (part < 41) return send('GET', '/api/stats/own', cookie)
    if (part < 61) return send('GET', '/api/daily-question', cookie)
    return solo()
  }
}
