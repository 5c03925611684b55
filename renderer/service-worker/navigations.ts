import { offlinePage } from './offline-page.ts'
import { worker } from './worker.ts'

/**
 * Shows the offline page where a page cannot be fetched. Pages always come from the network, and everything else isn't
 * touched: a worker that keeps nothing can't show an old version of the app.
 */
export function coverNavigations(): void {
  worker.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(fetched(event))
  })
}

async function fetched({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse
    return preloaded ?? (await fetch(request))
  } catch {
    return offlinePage(crypto.randomUUID())
  }
}
