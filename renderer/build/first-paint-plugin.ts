import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { classicScript } from './classic-script.ts'

const ENTRY = fileURLToPath(new URL('../app/first-paint.ts', import.meta.url))
const DEVELOPMENT_PATH = '/first-paint.js'

/**
 * Puts first-paint.ts into the head as a blocking script of its own file: a module script would run
 * after the first paint, and the content security policy allows none inline.
 */
export function firstPaint(): Plugin {
  let fileName = DEVELOPMENT_PATH.slice(1)
  let asset = ''
  return {
    name: 'bar-duel:first-paint',
    configureServer(server) {
      server.middlewares.use(DEVELOPMENT_PATH, (_request, response, next) => {
        classicScript(ENTRY).then((source) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(source)
        }, next)
      })
    },
    async renderStart() {
      asset = this.emitFile({ type: 'asset', name: 'first-paint.js', source: await classicScript(ENTRY) })
    },
    generateBundle() {
      fileName = this.getFileName(asset)
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head' }],
    },
  }
}
