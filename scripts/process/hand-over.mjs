import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { runtimeEnv } from '../install/runtime.mjs'
import { root } from '../project.mjs'

/** The arguments of Node that make a program started with a channel stop when the channel closes. */
export function stopWithStarter() {
  const preload = new URL(`./stop-with-starter.mjs?starter=${process.pid}`, import.meta.url)
  return ['--import', preload.href]
}

/** A shell's exit code for a program that a signal has ended. */
const codeOf = (/** @type {NodeJS.Signals} */ signal) => 128 + constants.signals[signal]

/**
 * Goes on in another script under the Node that runs the product, and waits for its end. Its channel is all
 * that ties it to us: closing it asks it to stop, on every system, and our own sudden death closes it too.
 * @param {string} node
 * @param {string[]} args the script and its arguments
 * @param {AbortSignal} signal
 * @returns {Promise<number>} its exit code
 */
export async function handOver(node, args, signal) {
  if (signal.aborted) return 1
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...stopWithStarter(), ...args], {
    cwd: root,
    env: runtimeEnv(node),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  signal.addEventListener('abort', () => {
    if (child.connected) child.disconnect()
    // A script that became another program (TypeScript's compiler does) has no channel any more.
    else child.kill()
  })
  const [code, endedBy] = await once(child, 'exit')
  return code ?? codeOf(endedBy)
}
