import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { markLives, markOf } from '../process/living.mjs'
import { underLock } from '../process/lock.mjs'
import { PlainError } from '../process/plain-error.mjs'
import { step } from '../process/progress.mjs'
import { inOut } from '../project.mjs'
import { readMarker, writeMarker } from './marker.mjs'
import { runsProduct } from './node-version.mjs'
import { npm } from './npm.mjs'
import { linkPostgresLibraries } from './postgres-links.mjs'
import { generateClients } from './prisma-clients.mjs'
import { adopt, nodeOf, provideRuntime } from './runtime.mjs'
import { treeMatchesLock } from './tree.mjs'

/** The line of npm's output that says what is wrong. */
const npmReason = (/** @type {string} */ output) =>
  output
    .split('\n')
    .find((line) => /^npm (ERR!|error) (?!code|errno|syscall|path|dest)/i.test(line))
    ?.replace(/^npm (ERR!|error)\s*/i, '') ?? 'npm ended without a reason'

/** Names the npm at work, which outlives a start that is killed. */
const npmMark = () => inOut('install-npm.json')

function npmAtWork() {
  try {
    return markLives(JSON.parse(readFileSync(npmMark(), 'utf8')))
  } catch {
    return false
  }
}

/** Two npm in one folder would spoil it: one left by a killed start finishes first, and may leave all done. */
async function awaitOrphan(/** @type {AbortSignal | undefined} */ signal) {
  if (!npmAtWork()) return
  await step('Waiting for an interrupted install to end', async () => {
    while (npmAtWork() && !signal?.aborted) await pause(200)
  })
}

async function installPackages(/** @type {string} */ node, /** @type {AbortSignal | undefined} */ signal) {
  await step('Installing packages (a minute or so, once)', async () => {
    const { code, output } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      node,
      signal,
      onStart: (pid) => writeFileSync(npmMark(), JSON.stringify(markOf(pid))),
    })
    if (signal?.aborted) throw new PlainError('Stopped while installing packages.')
    if (code !== 0) throw new PlainError(`We couldn’t install the packages: ${npmReason(output)}`)
  })
}

/**
 * Puts node_modules in order, unless it is, with only the install scripts we need; then the database clients.
 * @param {AbortSignal} [signal]
 * @returns {Promise<string>} the Node that runs the product
 */
export const install = (signal) =>
  underLock(
    inOut('install.lock'),
    async () => {
      let runtime = readMarker()?.runtime
      if (!runtime || (runtime === 'own' && !runsProduct(process.version)) || !existsSync(nodeOf(runtime))) {
        const provided = await step('Preparing Node 24', () => provideRuntime(signal))
        await awaitOrphan(signal)
        if (!treeMatchesLock()) await installPackages(provided.node, signal)
        adopt(provided)
        runtime = provided.runtime
        await linkPostgresLibraries()
        writeMarker(runtime)
      }
      const node = nodeOf(runtime)
      await generateClients(node)
      return node
    },
    () => console.log('Another install is running here. Waiting for it...'),
  )
