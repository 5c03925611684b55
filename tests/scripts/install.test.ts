import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readMarker, writeMarker } from '../../scripts/install/marker.mjs'
import { runsProduct } from '../../scripts/install/node-version.mjs'
import { treeMatchesLock } from '../../scripts/install/tree.mjs'
import { inOut } from '../../scripts/project.mjs'

const projects: string[] = []

afterEach(() => {
  for (const project of projects.splice(0)) rmSync(project, { recursive: true })
})

const own = { os: [process.platform], cpu: [process.arch] }
const foreign = { os: ['aix'], cpu: ['ppc64'] }

const LOCK = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/a-native-here': { version: '1.2.3', optional: true, ...own },
  'node_modules/a-native-elsewhere': { version: '1.2.3', optional: true, ...foreign },
}
const { 'node_modules/a-native-elsewhere': _elsewhere, '': _root, ...INSTALLED } = LOCK

/** A project with a lock file and, where given, what npm says it has put in place. */
function project(installed?: object): string {
  const folder = mkdtempSync(inOut('install-test-'))
  projects.push(folder)
  mkdirSync(path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCK }))
  if (installed) {
    const record = path.join(folder, 'node_modules', '.package-lock.json')
    writeFileSync(record, JSON.stringify({ packages: installed }))
  }
  return folder
}

describe('the mark of a finished install', () => {
  it('is absent until an install has ended', () => {
    expect(readMarker(project())).toBeNull()
  })

  it('tells which Node was provided', () => {
    const folder = project()
    writeMarker('packaged', folder)
    expect(readMarker(folder)?.runtime).toBe('packaged')
  })

  it('is stale when the lock file changes', () => {
    const folder = project()
    writeMarker('packaged', folder)
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: {} }))
    expect(readMarker(folder)).toBeNull()
  })

  it('is stale on another system, as in a copied folder', () => {
    const folder = project()
    writeMarker('packaged', folder)
    const file = path.join(folder, 'node_modules', '.bar-duel-install.json')
    const marker = { ...readMarker(folder), system: 'plan9-mips' }
    writeFileSync(file, JSON.stringify(marker))
    expect(readMarker(folder)).toBeNull()
  })
})

describe('what npm left in node_modules', () => {
  it('is whole when all packages of this system are in place', () => {
    expect(treeMatchesLock(project(INSTALLED))).toBe(true)
  })

  it('is not whole after a killed install, which leaves no record', () => {
    expect(treeMatchesLock(project())).toBe(false)
  })

  it('is not whole when a package has another version', () => {
    expect(treeMatchesLock(project({ ...INSTALLED, 'node_modules/a': { version: '1.2.2' } }))).toBe(false)
  })

  it('is not whole when npm has silently left out a native package of this system', () => {
    const { 'node_modules/a-native-here': _native, ...without } = INSTALLED
    expect(treeMatchesLock(project(without))).toBe(false)
  })

  it('is not whole when it holds a package the lock file does not know', () => {
    expect(treeMatchesLock(project({ ...INSTALLED, 'node_modules/b': { version: '1.0.0' } }))).toBe(false)
  })
})

describe('the user’s own Node', () => {
  it.each([
    ['v18.20.8', false],
    ['v20.19.0', false],
    ['v22.21.1', false],
    ['v22.22.0', true],
    ['v23.0.0', true],
    ['v24.1.0', true],
    ['v26.3.0', true],
  ])('%s may run the product: %s', (version, allowed) => {
    expect(runsProduct(version)).toBe(allowed)
  })
})
