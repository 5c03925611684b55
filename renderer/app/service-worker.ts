import { SERVICE_WORKER } from '#protocol/web-files.ts'
import { desktop } from '../clients/desktop.ts'

/**
 * Registers the service worker of a browser once the page has loaded, so that it takes nothing from the first load. The
 * desktop has an engine in its place, and the development server has no worker.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || desktop() || !('serviceWorker' in navigator)) return
  // A browser may refuse, as in private windows: the app then does without.
  const register = () =>
    void navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' }).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
