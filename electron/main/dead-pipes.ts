import { lstat, readdir, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isPipeFolder, pipeIn } from './private-pipe.ts'

/** A folder without a socket may be that of an engine that is just starting (ms). */
const STARTING_MS = 3_600_000

/** Returns how a socket replies; one that may not be asked is somebody's. */
const stateOf = (socket: string): Promise<'refused' | 'absent' | 'alive'> =>
  new Promise((resolve) => {
    const probe = net.connect(socket)
    probe.once('connect', () => {
      probe.destroy()
      resolve('alive')
    })
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' ? 'refused' : code === 'ENOENT' ? 'absent' : 'alive'),
    )
  })

async function removeWhereDead(folder: string, now: number): Promise<void> {
  const { uid, mtimeMs } = await lstat(folder)
  if (uid !== process.getuid?.()) return
  const state = await stateOf(pipeIn(folder))
  if (state === 'refused' || (state === 'absent' && now - mtimeMs > STARTING_MS))
    await rm(folder, { recursive: true, force: true })
}

/** Removes the folders of this user's pipes on which nobody listens any more: an app that was killed left them behind. */
export async function removeDeadPipes(temporary = tmpdir(), now = Date.now()): Promise<void> {
  const names = (await readdir(temporary).catch(() => [])).filter(isPipeFolder)
  await Promise.allSettled(names.map((name) => removeWhereDead(path.join(temporary, name), now)))
}
