import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runtimeEnv } from '../install/runtime.mjs'
import { root } from '../project.mjs'

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
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: runtimeEnv(node),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  signal.addEventListener('abort', () => child.connected && child.disconnect())
  const [code] = await once(child, 'exit')
  return code ?? 1
}
