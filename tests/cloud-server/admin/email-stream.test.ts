import { once } from 'node:events'
import net from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { ExportRecord } from '#protocol/http/admin.ts'
import { type ExportEnd, emailStream } from '../../../cloud-server/admin/email-stream.ts'

const record: ExportRecord = {
  email: 'ann@example.test',
  username: 'Ann',
  displayName: 'Ann "Ace" Ames\n',
  lawSchool: null,
  level: 3,
  points: 70,
  dailyStreak: 0,
  lastLoginAt: null,
}

/** Pages without end, counted as they are read. */
function pages() {
  const read = { count: 0 }
  async function* endless() {
    for (;;) {
      read.count++
      yield Array.from({ length: 1_000 }, () => record)
    }
  }
  return { read, endless }
}

const ends = () => {
  const { promise, resolve } = Promise.withResolvers<ExportEnd>()
  return { ended: promise, onEnd: async (end: ExportEnd) => resolve(end) }
}

test.each([[[]], [[[record]]], [[[record, record], [record]]]])('%# is one JSON array', async (given) => {
  async function* all() {
    yield* given
  }
  const { ended, onEnd } = ends()
  let text = ''
  for await (const piece of emailStream(all(), onEnd)) text += piece
  expect(JSON.parse(text)).toEqual(given.flat())
  expect(await ended).toEqual({ exported: given.flat().length, complete: true })
})

test('a reader who takes nothing is sent little, and one who goes away ends the export', async () => {
  const { read, endless } = pages()
  const { ended, onEnd } = ends()
  const app = Fastify()
  app.get('/', async () => emailStream(endless(), onEnd))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const reader = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1')
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  await once(reader, 'data')
  reader.pause()
  // The system's own buffers fill first; then no further page is read.
  let before: number
  do {
    before = read.count
    for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate)
  } while (read.count > before)
  expect(read.count).toBeLessThan(200)
  reader.destroy()
  const end = await ended
  expect(end.complete).toBe(false)
  expect(end.exported).toBeLessThanOrEqual(read.count * 1_000)
  await app.close()
})

test('pages that fail end the stream, so that the reader sees it was cut off', async () => {
  async function* failing() {
    yield [record]
    throw new Error('the database went away')
  }
  const { ended, onEnd } = ends()
  const stream = emailStream(failing(), onEnd)
  await expect(stream.toArray()).rejects.toThrow('the database went away')
  expect(await ended).toEqual({ exported: 1, complete: false })
})
