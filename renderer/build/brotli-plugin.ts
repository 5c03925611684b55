import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Leaves a .br beside every text file, so that the server sends the best compression and spends no time on it. */
export function brotli(): Plugin {
  return {
    name: 'bar-duel:brotli',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const file = join(dir, name)
          await writeFile(`${file}.br`, await compress(await readFile(file)))
        }),
      )
    },
  }
}
