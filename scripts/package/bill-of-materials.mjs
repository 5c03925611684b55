import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { npm } from '../install/npm.mjs'
import { PlainError } from '../process/plain-error.mjs'
import { inProject } from '../project.mjs'
import { closureOf } from './server-lock.mjs'
import { sourcesOf } from './server-sources.mjs'

/** Where the code of the desktop app begins: its pages, its main process, its engine and its preload. */
const ENTRIES = [
  'renderer/main.ts',
  'electron/main/index.ts',
  'electron/engine/index.ts',
  'electron/preload/index.ts',
]

/** Packages that the renderer's build takes files from, which no import names. */
const FONTS = ['@fontsource-variable/fraunces', '@fontsource-variable/source-sans-3']

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(inProject(file), 'utf8'))

/** The package a module is of: `react` for `react/jsx-runtime`. */
const packageOf = (/** @type {string} */ module) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')

/** The names and versions of the packages that the app's code imports, bundled or installed with it. */
async function imported(/** @type {import('./server-lock.mjs').Packages} */ packages) {
  const { modules } = await sourcesOf(ENTRIES)
  const installed = Object.keys(read('apps/desktop/package.json').dependencies)
  const names = new Set([...modules.map(packageOf), ...installed, ...FONTS])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const version = packages[`node_modules/${name}`]?.version
      return version ? [[name, version]] : []
    }),
  )
}

/**
 * The software bill of materials of the desktop app, in CycloneDX's JSON: every package whose code it holds, with its
 * version, license and hash from the lock file. The natives of all systems are in it.
 * @returns {Promise<string>}
 */
export async function billOfMaterials() {
  const { packages, ...lock } = read('package-lock.json')
  const { productName, version, license } = read('apps/desktop/package.json')
  const { overrides } = read('package.json')
  const own = { name: 'bar-duel', version, license, dependencies: await imported(packages) }
  const staged = mkdtempSync(path.join(tmpdir(), 'bar-duel-materials-'))
  // npm names the application after its folder.
  const folder = path.join(staged, own.name)
  mkdirSync(folder)
  try {
    const write = (/** @type {string} */ name, /** @type {object} */ content) =>
      writeFileSync(path.join(folder, name), JSON.stringify(content))
    write('package.json', { ...own, description: productName, overrides })
    write('package-lock.json', {
      ...lock,
      name: own.name,
      version,
      packages: { '': own, ...closureOf(packages, own.dependencies) },
    })
    const args = [
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--package-lock-only',
      '--loglevel=error',
    ]
    const { code, output } = await npm(args, { cwd: folder })
    if (code !== 0) throw new PlainError(`We couldn’t make the bill of materials: ${output.trim()}`)
    return output.slice(output.indexOf('{'))
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}
