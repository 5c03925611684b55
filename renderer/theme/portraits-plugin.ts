import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PORTRAIT = /^[a-z0-9-]+\.svg$/

/** Serves the portraits at /avatars/<archetype>.svg: their names are data, so no import can name them. */
export function portraits(folder: string): Plugin {
  return {
    name: 'bar-duel:portraits',
    configureServer(server) {
      server.middlewares.use('/avatars', (request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? ''
        if (!PORTRAIT.test(name)) return next()
        readFile(join(folder, name)).then(
          (svg) => {
            response.setHeader('content-type', 'image/svg+xml')
            response.end(svg)
          },
          () => next(),
        )
      })
    },
    async generateBundle() {
      const names = (await readdir(folder)).filter((name) => PORTRAIT.test(name))
      for (const name of names) {
        this.emitFile({
          type: 'asset',
          fileName: `avatars/${name}`,
          source: await readFile(join(folder, name)),
        })
      }
    },
  }
}
