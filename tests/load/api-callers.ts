import { Agent, request } from 'node:http'
import { Times } from './times.ts'

export interface Reply {
  status: number
  retryAfter: string | undefined
  text: string
}

export type Send = (method: string, path: string, cookie?: string, body?: object) => Promise<Reply>

/** Sends requests to a server on this machine, each caller over a connection that is kept open. */
export function sender(url: string): { send: Send; close: () => void } {
  const { port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const send: Send = (method, path, cookie, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body)
      const headers = {
        origin: `http://127.0.0.1:${port}`,
        ...(cookie ? { cookie } : {}),
        ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
      }
      const call = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
        let reply = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          reply += part
        })
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            text: reply,
          }),
        )
      })
      call.on('error', reject)
      call.end(text)
    })
  return { send, close: () => agent.destroy() }
}

/** The replies that callers got in a while. */
export interface Answered {
  seconds: number
  /** of the good replies */
  times: Times
  turnedAway: number
  /** 503 that did not say when to come again */
  silent: number
  /** anything else, by status */
  wrong: Map<number, number>
}

/** A caller who was turned away comes again after so long, well before it was told to. */
const IMPATIENT_MS = 250

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Has callers ask one request after the other until `going` says no. */
export async function askMeanwhile(
  callers: readonly (() => Promise<Reply>)[],
  going: () => boolean,
): Promise<Answered> {
  const answered: Answered = { seconds: 0, times: new Times(), turnedAway: 0, silent: 0, wrong: new Map() }
  const began = performance.now()
  await Promise.all(
    callers.map(async (ask) => {
      while (going()) {
        const asked = performance.now()
        const { status, retryAfter } = await ask()
        if (status === 200) answered.times.add(performance.now() - asked)
        else if (status === 503) {
          answered.turnedAway += 1
          if (!retryAfter) answered.silent += 1
          await pause(IMPATIENT_MS)
        } else answered.wrong.set(status, (answered.wrong.get(status) ?? 0) + 1)
      }
    }),
  )
  answered.seconds = (performance.now() - began) / 1_000
  return answered
}

/** The same for a number of milliseconds. */
export function askFor(callers: readonly (() => Promise<Reply>)[], ms: number): Promise<Answered> {
  const end = performance.now() + ms
  return askMeanwhile(callers, () => performance.now() < end)
}
