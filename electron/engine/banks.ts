import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mutex } from '#concurrency/mutex.ts'
import { type BankManifest, bankItem, bankManifest } from '#protocol/bank.ts'
import { routes } from '#protocol/routes.ts'
import type { Cloud } from './cloud.ts'

const FETCH_MS = 120_000
const FILE = 'practice.json'

/** Which practice questions this machine has: those that came with the app, or newer ones fetched since. */
export interface Banks {
  /** the folder to load from */
  folder(): Promise<string>
  /** Fetches the version a hash names, unless it is here; returns whether it is. Nothing unverified is kept. */
  fetch(hash: string, server: Cloud): Promise<boolean>
  /** Nothing is written from here on; resolves once what is being written is. */
  close(): Promise<void>
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

async function manifestOf(folder: string): Promise<BankManifest | null> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null)
  try {
    return bankManifest.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

const hashIn = async (folder: string): Promise<string | null> =>
  (await manifestOf(folder))?.pools.practice?.hash ?? null

/** The questions of a reply, when they are what the hash names and of the pool that may be here (design section 5). */
async function download(hash: string, server: Cloud): Promise<{ text: string; count: number } | null> {
  const answer = await server.send('GET', `/api/bank/practice/${hash}`, null, FETCH_MS)
  if (answer === 'offline' || answer.status !== 200) return null
  const { data } = routes['GET /api/bank/practice/:hash'].reply.safeParse(answer.json)
  if (!data || sha256(data.text) !== hash) return null
  try {
    const items = bankItem.array().parse(JSON.parse(data.text))
    return items.length === data.count && items.every(({ pool }) => pool === 'practice') ? data : null
  } catch {
    return null
  }
}

/** `fetched` is a folder of ours; what is in it belongs to the app it was fetched by, and an update of the app comes first. */
export function banks(packaged: string, fetched: string): Banks {
  const cameWith = path.join(fetched, 'came-with')

  async function usable(): Promise<boolean> {
    const app = await readFile(cameWith, 'utf8').catch(() => null)
    if (app === null || app !== (await hashIn(packaged))) return false
    const hash = await hashIn(fetched)
    const text = await readFile(path.join(fetched, FILE), 'utf8').catch(() => '')
    return hash !== null && sha256(text) === hash
  }

  async function keep(hash: string, { text, count }: { text: string; count: number }): Promise<void> {
    const making = `${fetched}.new`
    await rm(making, { recursive: true, force: true })
    await mkdir(making, { recursive: true, mode: 0o700 })
    await writeFile(path.join(making, FILE), text)
    const pools = { practice: { file: FILE, hash, count } }
    await writeFile(path.join(making, 'manifest.json'), JSON.stringify({ version: hash, pools }))
    await writeFile(path.join(making, 'came-with'), (await hashIn(packaged)) ?? '')
    await rm(fetched, { recursive: true, force: true })
    await rename(making, fetched)
  }

  let closed = false
  let underway: { hash: string; isHere: Promise<boolean> } | null = null
  // One at a time: two versions must not be written into one folder.
  const runExclusive = mutex()

  async function bring(hash: string, server: Cloud): Promise<boolean> {
    if ((await hashIn(packaged)) === hash) {
      await runExclusive(() => rm(fetched, { recursive: true, force: true }))
      return true
    }
    if ((await usable()) && (await hashIn(fetched)) === hash) return true
    const got = await download(hash, server)
    if (!got || closed) return false
    await runExclusive(() => keep(hash, got))
    return true
  }

  return {
    folder: async () => ((await usable()) ? fetched : packaged),
    fetch(hash, server) {
      // Every sync says which version there is, and a download outlasts many of them.
      if (underway?.hash === hash) return underway.isHere
      const isHere = bring(hash, server).finally(() => {
        if (underway?.isHere === isHere) underway = null
      })
      underway = { hash, isHere }
      return isHere
    },
    close() {
      closed = true
      return runExclusive(async () => undefined)
    },
  }
}
