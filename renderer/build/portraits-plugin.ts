import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const KINDS = {
  svg: { name: /^[a-z0-9-]+\.svg$/, type: 'image/svg+xml' },
  jpg: { name: /^[a-z0-9-]+\.jpg$/, type: 'image/jpeg' },
} as const

/** Serves the pictures of a folder at /<path>/<archetype>.<kind>: their names are data, so no import can name them. */
export function portraits(path: string, folder: string, kind: keyof typeof KINDS): Plugin {
  const { name: wanted, type } = KINDS[kind]
  return {
    name: `bar-duel:${path}`,
    configureServer(server) {
      server.middlewares.use(`/${path}`, (request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? ''
        if (!wanted.test(name)) return next()
        readFile(join(folder, name)).then(
          (picture) => {
            response.setHeader('content-type', type)
            response.end(picture)
          },
          () => next(),
        )
      })
    },
    async generateBundle() {
      const names = (await readdir(folder)).filter((name) => wanted.test(name))
      for (const name of names) {
        this.emitFile({
          type: 'asset',
          fileName: `${path}/${name}`,
          source: await readFile(join(folder, name)),
        })
      }
    },
  }
}
