import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BankItem, bankItem, bankManifest } from '#protocol/bank.ts'
import type { Pool } from './item.ts'

/** One pool of the built bank, verified by its hash when its items are read. */
export interface PoolFile {
  pool: Pool
  hash: string
  items(): Promise<BankItem[]>
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

async function readItems(file: string, pool: string, hash: string, count: number): Promise<BankItem[]> {
  const refuse = (why: string) => new Error(`the ${pool} questions ${why}; build the bank again`)
  const text = await readFile(file, 'utf8')
  if (sha256(text).toString('hex') !== hash) throw refuse('do not match their hash')
  const items = bankItem.array().parse(JSON.parse(text))
  if (items.length !== count) throw refuse(`are ${items.length}, not ${count}`)
  // An item in another pool's file would leave the cloud, or reach a duel, with its key on players' disks.
  if (items.some((item) => item.pool !== pool)) throw refuse('hold an item of another pool')
  if (new Set(items.map((item) => item.id)).size !== count) throw refuse('name an item twice')
  return items
}

/** The pools a folder holds (the desktop's holds practice alone). Throws when a file is missing, altered or malformed. */
export async function readBank(folder: string): Promise<PoolFile[]> {
  const manifest = bankManifest.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')))
  return Object.entries(manifest.pools).map(([pool, { file, hash, count }]) => ({
    pool: pool as Pool,
    hash,
    items: () => readItems(path.join(folder, file), pool, hash, count),
  }))
}

/** One pool's artifact as it lies in the folder, or null when that names no such pool. */
export async function readPoolText(
  folder: string,
  pool: Pool,
): Promise<{ hash: string; count: number; text: string } | null> {
  const { pools } = bankManifest.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')))
  const named = pools[pool]
  if (!named) return null
  const { hash, count, file } = named
  return { hash, count, text: await readFile(path.join(folder, file), 'utf8') }
}

/**
 * The columns of a question's row beside its item's. `rnd` is a fixed number in [0,1) of its id, so that every load
 * and machine agrees.
 */
export const questionMarks = (item: BankItem) => ({
  rnd: sha256(item.id).readUInt32BE(0) / 2 ** 32,
  contentHash: sha256(JSON.stringify(item)).toString('hex'),
})
