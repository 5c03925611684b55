import { spawn, spawnSync } from 'node:child_process'
import { isWindows, root } from '../project.mjs'

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the project's root when not given
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'show' | 'keep' | 'drop'} [output] shown as it comes, kept and returned, or thrown away
 * @property {number} [limitMs] the process and its children are ended after this long
 * @property {AbortSignal | undefined} [signal] ends the process and its children
 * @property {NodeJS.Signals | undefined} [endWith] the system's signal that ends it, SIGTERM when not given
 * @property {boolean} [shell]
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {(pid: number) => void} [onStart]
 */

/** @typedef {{ code: number | null, output: string, timedOut: boolean }} RunResult code is null when a signal ended it */

/**
 * Ends a process and all that it started. It must have been started with a process group of its own.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} [signal]
 */
export function endTree(pid, signal = 'SIGTERM') {
  if (!pid) return
  try {
    if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
    else process.kill(-pid, signal)
  } catch {
    // It ended by itself in the meantime.
  }
}

/** A program that was told to end, and hasn't after this long, is killed. */
const PATIENCE_MS = 30_000

const STDIO = /** @type {const} */ ({
  show: ['ignore', 'inherit', 'inherit'],
  keep: ['ignore', 'pipe', 'pipe'],
  drop: ['ignore', 'ignore', 'ignore'],
})

/**
 * Runs a program to its end. It gets no standard input and, where the system has them, a process group of
 * its own, so that Ctrl-C reaches it only through `signal`, in the order we choose.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>} code 127 when the program could not be started
 */
export function run(command, args, options = {}) {
  const { output = 'show', limitMs, signal, endWith, onStart, ...rest } = options
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ code: null, output: '', timedOut: false })
    const child = spawn(command, args, {
      cwd: root,
      ...rest,
      stdio: [...STDIO[output]],
      detached: !isWindows,
    })
    if (child.pid) onStart?.(child.pid)
    let text = ''
    let timedOut = false
    const keep = (/** @type {Buffer} */ chunk) => {
      text += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    /** @type {NodeJS.Timeout | undefined} */
    let patience
    function end() {
      endTree(child.pid, endWith)
      // A request is not an order.
      patience ??= setTimeout(() => endTree(child.pid, 'SIGKILL'), PATIENCE_MS)
    }
    const timer = limitMs
      ? setTimeout(() => {
          timedOut = true
          end()
        }, limitMs)
      : undefined
    signal?.addEventListener('abort', end)
    const settle = (/** @type {number | null} */ code) => {
      clearTimeout(timer)
      clearTimeout(patience)
      signal?.removeEventListener('abort', end)
      resolve({ code, output: text, timedOut })
    }
    child.on('error', (failure) => {
      text += failure.message
      settle(127)
    })
    child.on(output === 'keep' ? 'close' : 'exit', settle)
  })
}
