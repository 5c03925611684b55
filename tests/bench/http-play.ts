import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import { applyProtocol } from '#http/errors.ts'
import { studyPlugin } from '#study/plugin.ts'
import { localStudyStore } from '../../electron/engine/store/study.ts'
import { MEASURED_PLAYER } from './seeded-file.ts'
import type { Asked, Game, Play } from './turn.ts'

interface SoloReply {
  challenge: { id: string }
  question: Omit<Asked, 'challengeId'>
}

interface PracticeReply {
  question: Omit<Asked, 'challengeId'> | null
}

type HttpPlay = Play & { start(): Promise<Asked> }
type Post = <Reply>(route: string, body: object) => Promise<Reply>

function solo(post: Post): HttpPlay {
  const asked = ({ challenge, question }: SoloReply): Asked => ({ ...question, challengeId: challenge.id })
  return {
    start: async () => asked(await post('solo-challenge/start', { subject: 'Mixed Questions' })),
    async turn({ challengeId, id }, place) {
      const start = performance.now()
      await post('solo-challenge/answer', { challengeId, questionId: id, userAnswer: place })
      const answered = performance.now()
      const reply = await post<SoloReply>('solo-challenge/next-question', { challengeId })
      return { answerMs: answered - start, pickMs: performance.now() - answered, next: asked(reply) }
    },
  }
}

function practice(post: Post): HttpPlay {
  async function next(): Promise<Asked> {
    const { question } = await post<PracticeReply>('practice/next', { noCard: true })
    if (!question) throw new Error('practice has no question')
    return { ...question, challengeId: '' }
  }
  return {
    start: next,
    async turn({ id }, place) {
      const start = performance.now()
      await post('practice/answer', { questionId: id, userAnswer: place })
      const answered = performance.now()
      const asked = await next()
      return { answerMs: answered - start, pickMs: performance.now() - answered, next: asked }
    },
  }
}

/** Plays over HTTP on the loopback, one connection kept open, against the study engine on a SQLite file. */
export async function httpPlay(file: string): Promise<Record<Game, HttpPlay> & { close(): Promise<void> }> {
  const db = openSqlite(file)
  const app = Fastify()
  applyProtocol(app, () => null)
  await studyPlugin(app, {
    store: localStudyStore(db),
    identify: async () => ({ userId: MEASURED_PLAYER, role: 'player' }),
    now: Date.now,
    random: Math.random,
    leastAnswerMs: 0,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  const post: Post = <Reply>(route: string, body: object): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      const path = `/api/${route}`
      const call = request({ host: '127.0.0.1', port, agent, method: 'POST', path, headers }, (response) => {
        let reply = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          reply += part
        })
        response.on('end', () => {
          if (response.statusCode === 200) resolve(JSON.parse(reply) as Reply)
          else reject(new Error(`${response.statusCode}: ${reply}`))
        })
      })
      call.on('error', reject)
      call.end(text)
    })

  return {
    solo: solo(post),
    practice: practice(post),
    async close() {
      agent.destroy()
      await app.close()
      await closeSqlite(db)
    },
  }
}
