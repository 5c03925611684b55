import { expect, it, vi } from 'vitest'
import { lostAnswersText, lostByQuitting } from '../../../electron/main/quitting.ts'

/** A quit of a lab's computer that has noted so many, and so many after another sync. */
async function quit(before: number, after: number, reply: () => Promise<Response>) {
  let noted = before
  const forward = vi.fn((_request: Request) => {
    noted = after
    return reply()
  })
  const lost = await lostByQuitting(forward, 'app://barduel', async () => noted)
  return { lost, asked: forward.mock.calls.map(([{ method, url }]) => `${method} ${url}`) }
}

const SYNC = 'POST app://barduel/api/sync/now'
const ok = async () => new Response('{}')

it('counts what a quit would lose after trying once more to upload it', async () => {
  expect(await quit(0, 0, ok)).toEqual({ lost: 0, asked: [] })
  expect(await quit(2, 0, ok)).toEqual({ lost: 0, asked: [SYNC] })
  expect(await quit(2, 1, ok)).toEqual({ lost: 1, asked: [SYNC] })
  expect([lostAnswersText(1), lostAnswersText(3)]).toEqual([
    '1 answer or note hasn’t synced',
    '3 answers and notes haven’t synced',
  ])
})

it('counts what was noted where the server ended the session, or no engine runs', async () => {
  const ended = async () => new Response('{}', { status: 401 })
  expect(await quit(3, 3, ended)).toEqual({ lost: 3, asked: [SYNC] })
  expect(await quit(3, 3, () => Promise.reject(new Error('no engine')))).toEqual({ lost: 3, asked: [SYNC] })
})
