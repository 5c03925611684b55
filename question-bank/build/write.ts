import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { POOLS, type Pool } from '#protocol/bank.ts'
import type { AskedQuestion } from '../load/asked.ts'
import type { Item } from '../load/item.ts'
import type { LibraryRule } from '../load/library-file.ts'
import { areasText } from './areas.ts'
import { artifactText, contentHash } from './artifact.ts'
import { libraryText } from './library.ts'

/** One artifact beside the manifest. */
interface Artifact {
  readonly file: string
  readonly hash: string
  readonly count: number
}

/** The artifacts as `manifest.json` names them. */
export interface Manifest {
  /** Changes exactly when the content of any pool, of the library or of what finds its rules, changes. */
  readonly version: string
  readonly pools: Readonly<Record<Pool, Artifact>>
  readonly library: Artifact
  readonly areas: Artifact
}

/** The sources of the library, beside the items: its rules, and the plain questions that they are found by. */
export interface Shelf {
  readonly rules: readonly LibraryRule[]
  readonly asked: readonly AskedQuestion[]
  readonly beyond: readonly string[]
}

const BARE: Shelf = { rules: [], asked: [], beyond: [] }

/**
 * Writes practice.json, ranked.json, daily.json, library.json, areas.json and, last, manifest.json into `folder`. Each file is
 * replaced whole, so a reader never meets half of one; files that have not changed get the same bytes.
 */
export function writeArtifacts(items: readonly Item[], folder: string, shelf: Shelf = BARE): Manifest {
  const { rules } = shelf
  mkdirSync(folder, { recursive: true })
  const write = (file: string, text: string, count: number): Artifact => {
    replaceFile(join(folder, file), text)
    return { file, hash: contentHash(text), count }
  }
  const entries = POOLS.map((pool) => {
    const own = items.filter((item) => item.pool === pool)
    return [pool, write(`${pool}.json`, artifactText(own), own.length)] as const
  })
  const pools = Object.fromEntries(entries) as Record<Pool, Artifact>
  const library = write('library.json', libraryText(rules, items), rules.length)
  const areas = write('areas.json', areasText({ ...shelf, items }), rules.length)
  const hashes = [...POOLS.map((pool) => pools[pool].hash), library.hash, areas.hash]
  const manifest = { version: contentHash(hashes.join('\n')), pools, library, areas }
  replaceFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** Writes beside the file, forces it to disk, then renames it into place. */
function replaceFile(path: string, text: string): void {
  const draft = join(dirname(path), `.${process.pid}.${Date.now().toString(36)}.draft`)
  try {
    const handle = openSync(draft, 'w')
    try {
      writeFileSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}
