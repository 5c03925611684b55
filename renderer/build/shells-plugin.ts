import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { HOME_SHELL, LANDING_SHELL } from '../../protocol/web-files.ts'

const ENTRY = path.join(import.meta.dirname, '../app/shells.tsx')

interface Pages {
  landingMarkup: () => string
  homeMarkup: () => string
}

/** Runs the pages' own code in Node; returns the HTML each makes. */
async function markups(cacheDir: string): Promise<Record<'landing' | 'home', string>> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.webp': 'empty' },
    define: { window: 'globalThis' },
    write: false,
  })
  await mkdir(cacheDir, { recursive: true })
  // Under a new name each time: a module that has run once has fetched the parts that are to come later.
  const file = path.join(cacheDir, `${randomUUID()}.mjs`)
  await writeFile(file, outputFiles.map(({ text }) => text).join(''))
  const pages: Pages = await import(pathToFileURL(file).href)
  await rm(file)
  return { landing: pages.landingMarkup(), home: pages.homeMarkup() }
}

/** The one size that a still picture gives by a class: a portrait's at level 1. */
const PORTRAIT_STYLE = ' style="width:120px;height:120px"'
const PORTRAIT_CLASS = 'size-30'

/** Classes of what a picture never does, and names that no style knows. */
const NO_LOOK = /hover:|active:|focus|disabled:|transition|cursor|select-none|^lucide/

const lookOf = (classes: string): string =>
  classes
    .split(' ')
    .filter((name) => !NO_LOOK.test(name))
    .join(' ')

/**
 * Returns a still picture of a page: its words and boxes, without the drawing that comes by itself, without what only says
 * that more will come, and with nothing that takes input, which the real page would lose, or names anything.
 */
function stillOf(html: string): string {
  return html
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<svg [^>]*role="img".*?<\/svg>/gs, '')
    .replace(/<div aria-busy="true">.*?<\/section>/s, '</div></section>')
    .replace(/ (?:xmlns|data-state|data-discover)="[^"]*"/g, '')
    .replace(/ class="([^"]*)"/g, (_all, classes: string) => ` class="${lookOf(classes)}"`)
    .replace(/<input([^>]*?)\/?>/g, (_tag, attributes: string) => {
      const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
      const look = read('class').replace(/read-only:\S+/g, '')
      return `<div class="${look} flex items-center text-muted">${read('placeholder')}</div>`
    })
    .replace(/<(\/?)(?:label|form)\b/g, '<$1div')
    .replace(
      new RegExp(` class="([^"]*)"${PORTRAIT_STYLE}`, 'g'),
      (_all, classes: string) => ` class="${[classes, PORTRAIT_CLASS].join(' ')}"`,
    )
    .replace(/ (?:id|for|name|style|role|tabindex|aria-[a-z]+)="[^"]*"/g, '')
}

/**
 * Leaves still pictures of the landing page and of home beside index.html. The server puts the one that fits into the page
 * at `/`, where it stands from the first paint until the app takes its place.
 */
export function shells(cacheDir: string): Plugin {
  return {
    name: 'bar-duel:shells',
    apply: 'build',
    async generateBundle() {
      const { landing, home } = await markups(cacheDir)
      this.emitFile({ type: 'asset', fileName: LANDING_SHELL, source: stillOf(landing) })
      this.emitFile({ type: 'asset', fileName: HOME_SHELL, source: stillOf(home) })
    },
  }
}
