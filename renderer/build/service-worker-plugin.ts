import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { SERVICE_WORKER } from '../../protocol/web-files.ts'
import { classicScript } from './classic-script.ts'

const ENTRY = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url))

/** Builds the service worker into one file at its lasting address. The development server has none. */
export function serviceWorker(): Plugin {
  return {
    name: 'bar-duel:service-worker',
    apply: 'build',
    async generateBundle() {
      const source = await classicScript(ENTRY)
      this.emitFile({ type: 'asset', fileName: SERVICE_WORKER.slice(1), source })
    },
  }
}
