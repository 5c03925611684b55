import { expect, it } from 'vitest'
import { lostAnswersText, lostByQuitting } from '../../../electron/main/quitting.ts'

it('counts what a quit would lose after trying once more to upload it', async () => {
  const answers = (statuses: Record<string, unknown>) => {
    const asked: string[] = []
    const forward = async (request: Request) => {
      const { pathname } = new URL(request.url)
      asked.push(`${request.method} ${pathname}`)
      const status = statuses[pathname]
      return status ? Response.json(status) : new Response('{}', { status: 401 })
    }
    return { asked, forward }
  }
  const [status, sync] = ['/api/sync/status', '/api/sync/now']
  const lost = (statuses: Record<string, unknown>) =>
    lostByQuitting(answers(statuses).forward, 'app://barduel')
  expect(await lost({})).toBe(0)
  expect(await lost({ [status]: { waiting: 2, ephemeral: false } })).toBe(0)
  expect(
    await lost({ [status]: { waiting: 2, ephemeral: true }, [sync]: { waiting: 0, ephemeral: true } }),
  ).toBe(0)
  expect(
    await lost({ [status]: { waiting: 2, ephemeral: true }, [sync]: { waiting: 1, ephemeral: true } }),
  ).toBe(1)
  const nothing = answers({ [status]: { waiting: 0, ephemeral: true } })
  await lostByQuitting(nothing.forward, 'app://barduel')
  expect(nothing.asked).toEqual([`GET ${status}`])
  expect(await lostByQuitting(() => Promise.reject(new Error('no engine')), 'app://barduel')).toBe(0)
  expect([lostAnswersText(1), lostAnswersText(3)]).toEqual([
    '1 answer or note hasn’t synced',
    '3 answers and notes haven’t synced',
  ])
})
