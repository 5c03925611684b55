import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Item, POOLS, type Pool } from '../load/item.ts'
import { artifactText, contentHash } from './artifact.ts'

/** What `manifest.json` says of the artifacts beside it. */
export interface Manifest {
  /** Changes exactly when the content of any pool changes. */
  readonly version: string
  readonly pools: Readonly<Record<Pool, { file: string; hash: string; count: number }>>
}

/**
 * Writes practice.json, ranked.json, daily.json and, last, manifest.json into `folder`. Each file is
 * replaced whole, so a reader never meets half of one; files that have not changed get the same bytes.
 */
export function writeArtifacts(items: readonly Item[], folder: string): Manifest {
  mkdirSync(folder, { recursive: true })
  const entries = POOLS.map((pool) => {
    const own = items.filter((item) => item.pool === pool)
    const text = artifactText(own)
    const file = `${pool}.json`
    replaceFile(join(folder, file), text)
    return [pool, { file, hash: contentHash(text), count: own.length }] as const
  })
  const pools = Object.fromEntries(entries) as Record<Pool, { file: string; hash: string; count: number }>
  const manifest = { version: contentHash(POOLS.map((pool) => pools[pool].hash).join('\n')), pools }
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
