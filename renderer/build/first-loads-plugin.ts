import path from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { FIRST_LOADS, type FirstLoads } from '../../protocol/web-files.ts'

const APP = path.join(import.meta.dirname, '..')

/** The parts of every page beside the entry that fetches it, and the screens that each first page adds to them. */
const PAGES = {
  every: ['app/start.tsx'],
  visitor: ['screens/landing/LandingScreen.tsx'],
  player: ['screens/home/HomeScreen.tsx', 'app/LiveSession.tsx', 'features/companion/CompanionLauncher.tsx'],
} as const

type Bundle = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
const chunksOf = (bundle: Bundle) => bundle.filter((output) => output.type === 'chunk')

/** The chunks that a page needs before it can run, in the order they were found. */
function closure(bundle: Bundle, isEntry: (chunk: Rolldown.OutputChunk) => boolean): Rolldown.OutputChunk[] {
  const chunks = chunksOf(bundle)
  const found = new Set(chunks.filter(isEntry))
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found]
}

const ofEntry = (bundle: Bundle) => closure(bundle, ({ isEntry }) => isEntry)
function ofPage(bundle: Bundle, page: keyof typeof PAGES): Rolldown.OutputChunk[] {
  const entries = PAGES[page].map((file) => path.join(APP, file))
  return closure(bundle, ({ moduleIds }) => entries.some((entry) => moduleIds.includes(entry)))
}

const modulesOf = (chunks: Rolldown.OutputChunk[]) => new Set(chunks.flatMap(({ moduleIds }) => moduleIds))

/** Every page needs all of these. In one file they compress better, and outlive a release. */
const LIBRARIES = /node_modules[\\/](react|react-dom|scheduler|react-router|jotai)[\\/]/

/**
 * Returns the chunks of the first pages: one of the entry, one of libraries, one of the app, one for each page. Left alone, the
 * bundler makes a chunk for each set of screens that share a module: some 35 requests for home. Only a bundle, without its
 * unused parts, shows the modules that a page needs, so one is made for that.
 */
export async function firstLoadGroups(config: InlineConfig) {
  const made = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  })
  if (!('output' in made)) throw new Error('the app is one bundle')
  const entry = modulesOf(ofEntry(made.output))
  const app = modulesOf(ofPage(made.output, 'every'))
  const landing = modulesOf(ofPage(made.output, 'visitor'))
  const home = modulesOf(ofPage(made.output, 'player'))
  // A chunk takes along what its modules import, so those that others import from come first.
  return [
    { name: 'main', test: (id: string) => entry.has(id), priority: 5 },
    { name: 'react', test: LIBRARIES, priority: 4 },
    { name: 'app', test: (id: string) => app.has(id) || (landing.has(id) && home.has(id)), priority: 3 },
    { name: 'LandingScreen', test: (id: string) => landing.has(id), priority: 2 },
    { name: 'HomeScreen', test: (id: string) => home.has(id), priority: 1 },
  ]
}

/** Tells the server which scripts a first page needs, so that it can name them all in the page's head. */
export function firstLoads(): Plugin {
  return {
    name: 'bar-duel:first-loads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const all = Object.values(bundle)
      const linked = new Set(ofEntry(all))
      const every = ofPage(all, 'every').filter((chunk) => !linked.has(chunk))
      const more = (page: keyof typeof PAGES) =>
        ofPage(all, page).filter((chunk) => !linked.has(chunk) && !every.includes(chunk))
      const files = (chunks: Rolldown.OutputChunk[]) => chunks.map(({ fileName }) => `/${fileName}`)
      const loads: FirstLoads = {
        every: files(every),
        visitor: files(more('visitor')),
        player: files(more('player')),
      }
      this.emitFile({ type: 'asset', fileName: FIRST_LOADS, source: JSON.stringify(loads) })
    },
  }
}
