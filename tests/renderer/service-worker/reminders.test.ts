import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reminderWords } from '#protocol/news-words.ts'
import { classicScript } from '../../../renderer/build/classic-script.ts'

const WORKER = fileURLToPath(new URL('../../../renderer/service-worker/service-worker.ts', import.meta.url))

type Listener = (event: object) => void

const listeners = new Map<string, Listener>()
const showNotification = vi.fn(async () => undefined)
const openWindow = vi.fn(async () => null)
let windows: { focus: () => Promise<void> }[] = []
let script: string

/** Has the worker take an event; resolves once it has done what the event asks for. */
async function take(type: string, event: object): Promise<void> {
  let work: unknown
  const waitUntil = (asked: unknown) => {
    work = asked
  }
  listeners.get(type)?.({ ...event, waitUntil })
  await work
}

beforeAll(async () => {
  script = await classicScript(WORKER)
})
beforeEach(() => {
  listeners.clear()
  windows = []
  showNotification.mockClear()
  openWindow.mockClear()
  runInNewContext(script, {
    self: {
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      registration: { showNotification },
      clients: { matchAll: async () => windows, openWindow },
    },
  })
})

test('shows what the server pushes, one at a time', async () => {
  const words = reminderWords({ task: 'streak', days: 3, hoursLeft: 2 })
  await take('push', { data: { json: () => words } })
  expect(showNotification).toHaveBeenCalledOnce()
  expect(showNotification.mock.calls).toEqual([
    [words.title, { body: words.body, icon: '/icon-192.png', tag: 'reminder' }],
  ])
})

test('a press puts the reminder away and opens home', async () => {
  const close = vi.fn()
  await take('notificationclick', { notification: { close } })
  expect(close).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/')
})

test('a press brings an open window to the front, as it stands', async () => {
  const focus = vi.fn(async () => undefined)
  windows = [{ focus }]
  await take('notificationclick', { notification: { close: vi.fn() } })
  expect(focus).toHaveBeenCalledOnce()
  expect(openWindow).not.toHaveBeenCalled()
})
