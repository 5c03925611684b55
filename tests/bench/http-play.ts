import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import { applyProtocol } from '#http/errors.ts'
import { studyPlugin } from '#study/plugin.ts'
import { localStudyStore } from '../../electron/engine/store/study.ts'
import { MEASURED_PLAYER } from './seeded-file.ts'
import type { Play, Turn } from './turn.ts'

interface Started {
  challenge: { id: string }
  question: { id: string; choices: string[] }
}

/** Plays over HTTP on the loopback, one connection kept open, against the study engine on a SQLite file. */
export async function httpPlay(file: string): Promise<Play & { start(): Promise<Started> }> {
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

  const post = <Reply>(verb: string, body: object): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      const path = `/api/solo-challenge/${verb}`
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
    start: () => post<Started>('start', { subject: 'Mixed Questions' }),
    async turn({ challengeId, questionId, place }): Promise<Turn> {
      const start = performance.now()
      await post('answer', { challengeId, questionId, userAnswer: place })
      const answered = performance.now()
      const { question } = await post<Started>('next-question', { challengeId })
      return { answerMs: answered - start, pickMs: performance.now() - answered, next: question }
    },
    async close() {
      agent.destroy()
      await app.close()
      await closeSqlite(db)
    },
  }
}
