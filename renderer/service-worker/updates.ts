import { worker } from './worker.ts'

/**
 * Lets a new worker take over at once. Nothing is kept in a cache, so no open page can be in want of what the old worker
 * had.
 */
export function takeOverAtOnce(): void {
  worker.addEventListener('install', () => void worker.skipWaiting())
  worker.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload.enable()])),
  )
}
