import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { FACES, type Face, FEATURES } from './faces.ts'

const require = createRequire(import.meta.url)

/**
 * Cuts the app's faces from the font packages into `cacheDir` and serves them as `@fonts/<file>`, in
 * development and in the build alike. The build also preloads the two faces every page needs, since a
 * font named only in a stylesheet is found one round trip too late.
 */
export function fontSubset(cacheDir: string): Plugin {
  return {
    name: 'bar-duel:font-subset',
    async config() {
      const folder = join(cacheDir, fingerprint())
      await mkdir(folder, { recursive: true })
      await Promise.all(FACES.map((face) => cut(face, folder)))
      return { resolve: { alias: { '@fonts': folder } } }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => Object.values(bundle ?? {}).flatMap(preload),
    },
  }
}

/** Changes with every face to cut, so that a cached face is never a stale one. */
function fingerprint(): string {
  const versions = FACES.map((face) => require(`${face.from.split('/files/')[0]}/package.json`).version)
  return createHash('sha256')
    .update(JSON.stringify([FACES, FEATURES, versions]))
    .digest('hex')
    .slice(0, 16)
}

async function cut(face: Face, folder: string): Promise<void> {
  const target = join(folder, face.file)
  if (existsSync(target)) return
  const bytes = await subsetFont(await readFile(require.resolve(face.from)), face.glyphs, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: face.axes,
  })
  // Renamed into place so that two builds at once never read a half-written face.
  await writeFile(`${target}.${process.pid}`, bytes)
  await rename(`${target}.${process.pid}`, target)
}

function preload(output: { readonly type: string; readonly fileName: string }): HtmlTagDescriptor[] {
  if (!/(^|\/)(fraunces|source-sans-3)-[\w-]{8}\.woff2$/.test(output.fileName)) return []
  const href = `/${output.fileName}`
  return [
    {
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
      injectTo: 'head',
    },
  ]
}
