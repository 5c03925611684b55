import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stopWithStarter } from '../process/hand-over.mjs'
import { inProject, isWindows, root } from '../project.mjs'

const STOP_LIMIT_MS = 10_000
const READY = /^Bar Duel is ready on (\S+)/m

/**
 * Starts the cloud server and shows what it prints. It has a process group of its own, so that Ctrl-C reaches
 * it only through us, before its database is stopped.
 * @param {NodeJS.ProcessEnv} env
 */
export function startServer(env) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...stopWithStarter(), inProject('cloud-server', 'server.ts')],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'], detached: !isWindows },
  )
  /** @type {Promise<number>} */
  const ended = once(child, 'exit').then(([code]) => code ?? 1)
  /** @type {Promise<string | null>} the address, null when it ended before it was ready */
  const ready = new Promise((resolve) => {
    let text = ''
    const look = (/** @type {Buffer} */ chunk) => {
      text += chunk
      const address = READY.exec(text)?.[1]
      if (!address) return
      child.stdout?.off('data', look)
      resolve(address)
    }
    child.stdout?.on('data', look)
    child.stdout?.pipe(process.stdout)
    ended.then(() => resolve(null))
  })

  /** Asks it to finish what it is doing, and ends it when it takes too long. */
  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    if (child.connected) child.disconnect()
    await ended
    clearTimeout(timer)
  }

  return { ready, ended, stop, pid: child.pid }
}
