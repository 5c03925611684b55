import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../project.mjs'
import { closureOf } from './server-lock.mjs'
import { sourcesOf } from './server-sources.mjs'

/** The entry points of a server: itself, and the command that makes admins. */
export const ENTRIES = ['cloud-server/server.ts', 'cloud-server/admin/main.ts']

/** The guide for administrators, and the files it hands them. */
const PAPERS = ['docs/deploy.md', 'deploy/bar-duel.service', 'deploy/alerts.yml']

/**
 * @typedef {object} ServerPackageOptions
 * @property {string} web the folder of the built renderer
 * @property {string} bank the folder of the built bank, all pools
 * @property {string} output where the package goes; what lies there is replaced once the new one is whole
 * @property {(folder: string) => Promise<void>} install puts into the folder the packages that its lock file names
 */

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(inProject(file), 'utf8'))

/** The server's manifest and lock file. The rooms lie beside them here, not two folders up. */
function manifests() {
  const { imports } = read('package.json')
  const { scripts, ...app } = read('apps/server/package.json')
  const { packages, ...lock } = read('package-lock.json')
  const manifest = {
    ...app,
    scripts: JSON.parse(JSON.stringify(scripts).replaceAll('../../', '')),
    imports,
  }
  const { name, version, license, engines, dependencies } = app
  const own = { name, version, license, engines, dependencies }
  return {
    manifest,
    lock: { ...lock, name, version, packages: { '': own, ...closureOf(packages, dependencies) } },
  }
}

/** The folders of SQL that the server brings its database up to date from; the generated client is among the sources. */
const sqlFolders = () =>
  readdirSync(inProject('prisma', 'cloud'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => path.join('prisma', 'cloud', name))

/** Prisma brings a compiler of queries for each database, twice over: of 72 MB the server loads 5. */
function dropOtherCompilers(/** @type {string} */ folder, /** @type {string[]} */ modules) {
  const runtime = path.join('node_modules', '@prisma', 'client', 'runtime')
  for (const name of readdirSync(path.join(folder, runtime)))
    if (name.startsWith('query_compiler_') && !modules.includes(`@prisma/client/runtime/${name}`))
      rmSync(path.join(folder, runtime, name))
}

/**
 * Lays out all that the cloud server needs, and nothing of the desktop or of the tools, in one folder that can be
 * copied to another machine of the same system.
 * @param {ServerPackageOptions} options
 */
export async function packageServer({ web, bank, output, install }) {
  const making = `${output}.making`
  rmSync(making, { recursive: true, force: true })
  const { files, modules } = await sourcesOf(ENTRIES)
  for (const place of [...files, ...sqlFolders(), ...PAPERS])
    cpSync(inProject(place), path.join(making, place), { recursive: true })
  cpSync(web, path.join(making, 'out', 'renderer'), { recursive: true })
  cpSync(bank, path.join(making, 'out', 'bank'), { recursive: true })
  cpSync(inProject('apps/server/README.md'), path.join(making, 'README.md'))

  const { manifest, lock } = manifests()
  const write = (/** @type {string} */ name, /** @type {object} */ content) =>
    writeFileSync(path.join(making, name), `${JSON.stringify(content, null, 2)}\n`)
  write('package.json', manifest)
  write('package-lock.json', lock)
  // An install by a Node that cannot run the server stops with one line, instead of the start with a riddle.
  writeFileSync(path.join(making, '.npmrc'), 'engine-strict=true\n')
  await install(making)
  dropOtherCompilers(making, modules)

  rmSync(output, { recursive: true, force: true })
  mkdirSync(path.dirname(output), { recursive: true })
  renameSync(making, output)
}
