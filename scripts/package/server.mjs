// npm run package:server: builds what the cloud server serves, and lays the server out in release/server.
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { build } from '../build/build.mjs'
import { npm } from '../install/npm.mjs'
import { exitPlainly, PlainError } from '../process/plain-error.mjs'
import { step } from '../process/progress.mjs'
import { stopSignal } from '../process/stop-signal.mjs'
import { inProject } from '../project.mjs'
import { packageServer } from './server-package.mjs'

const INSTALL = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']

const signal = stopSignal()

/** Has npm install the server's packages, from its cache where it can. */
const install = (/** @type {string} */ folder) =>
  step('Installing the server’s packages', async () => {
    const { code, output } = await npm([...INSTALL, '--prefer-offline'], { cwd: folder, signal })
    if (code === 0) return
    console.error(output.trim())
    throw new PlainError('We couldn’t install the server’s packages: npm’s lines above say why.')
  })

/** The megabytes of all files under a folder. */
function megabytes(/** @type {string} */ folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  )
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

await exitPlainly(async () => {
  if (process.argv.length > 2) throw new PlainError('npm run package:server takes no arguments.')
  for (const part of /** @type {const} */ (['bank', 'renderer'])) await build(part, signal)
  if (signal.aborted) return 1
  const output = inProject('release', 'server')
  const [web, bank] = [inProject('out', 'renderer'), inProject('out', 'bank')]
  await packageServer({ web, bank, output, install })
  const [all, packages, questions] = ['.', 'node_modules', 'out/bank'].map((part) =>
    megabytes(path.join(output, part)),
  )
  console.log(
    `The server is in ${path.relative(inProject(), output)}: ${all}, of it packages ${packages}, questions ${questions}. Its README.md says how to start it.`,
  )
  return 0
})
