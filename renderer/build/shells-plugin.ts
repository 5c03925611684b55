import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { LANDING_SHELL } from '../../protocol/web-files.ts'

const ENTRY = path.join(import.meta.dirname, '../app/landing-shell.tsx')

/** Runs the landing page's own code in Node; returns the HTML it makes. */
async function markup(cacheDir: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.webp': 'empty' },
    write: false,
  })
  await mkdir(cacheDir, { recursive: true })
  // Under a new name each time: a module that has run once has fetched the parts that are to come later.
  const file = path.join(cacheDir, `${randomUUID()}.mjs`)
  await writeFile(file, outputFiles.map(({ text }) => text).join(''))
  const page: { landingMarkup: () => string } = await import(pathToFileURL(file).href)
  await rm(file)
  return page.landingMarkup()
}

/**
 * Returns a still picture of a page: its words and boxes, without the drawing that comes by itself, and with nothing that
 * takes input, which the real page would lose, or names anything.
 */
export function stillOf(html: string): string {
  return html
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<svg role="img".*?<\/svg>/s, '')
    .replace(/<input([^>]*?)\/?>/g, (_tag, attributes: string) => {
      const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
      const look = read('class').replace(/read-only:\S+/g, '')
      return `<div class="${look} flex items-center text-muted">${read('placeholder')}</div>`
    })
    .replace(/<(\/?)(?:label|form)\b/g, '<$1div')
    .replace(/ (?:id|for|name|style|role|tabindex|aria-[a-z]+)="[^"]*"/g, '')
}

/**
 * Leaves a still picture of the landing page beside index.html. The server puts it into a visitor's page, where it stands
 * from the first paint until the app takes its place.
 */
export function landingShell(cacheDir: string): Plugin {
  return {
    name: 'bar-duel:landing-shell',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: LANDING_SHELL, source: stillOf(await markup(cacheDir)) })
    },
  }
}
