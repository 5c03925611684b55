import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { underLock } from '../process/lock.mjs'
import { PlainError } from '../process/plain-error.mjs'
import { step } from '../process/progress.mjs'
import { run } from '../process/run.mjs'
import { inOut, inProject } from '../project.mjs'
import { TOOLS } from '../tools.mjs'
import { digestOf } from './inputs.mjs'

/**
 * @typedef {object} Build
 * @property {string} title
 * @property {string[]} args what Node runs
 * @property {string[]} inputs files and folders it is made from
 * @property {string[]} [variables] names of variables of the environment whose values are built in
 * @property {string} output a file it leaves; without it the build is done again
 */

const LIBRARIES = ['package.json', 'package-lock.json']

/** @type {Record<'bank' | 'renderer' | 'desktop', Build>} */
const BUILDS = {
  bank: {
    title: 'Building the question bank',
    args: ['question-bank/main.ts', 'build'],
    inputs: [...LIBRARIES, 'question-bank', 'rules', 'protocol'],
    output: 'out/bank/manifest.json',
  },
  renderer: {
    title: 'Building the app',
    args: [TOOLS.vite, 'build', '--logLevel', 'warn'],
    inputs: [...LIBRARIES, 'renderer', 'protocol', 'rules', 'resources', 'vite.config.ts'],
    output: 'out/renderer/index.html',
  },
  desktop: {
    title: 'Building the desktop app',
    args: [TOOLS['electron-vite'], 'build', '--logLevel', 'warn'],
    inputs: [
      ...LIBRARIES,
      'electron',
      'study',
      'http',
      'database',
      'concurrency',
      'protocol',
      'rules',
      'prisma',
      'electron.vite.config.ts',
    ],
    variables: ['BARDUEL_DEFAULT_SERVER', 'UPDATE_FEED', 'UPDATE_KEY'],
    output: 'out/main/index.js',
  },
}

/**
 * Makes one of the project's builds, unless it was made from the very same inputs. Run it under the Node that
 * runs the product. Two that ask at once would empty each other's folder: the second waits, and finds it made.
 * @param {keyof typeof BUILDS} name
 * @param {AbortSignal} [signal]
 */
export const build = (name, signal) =>
  underLock(inOut('builds', `${name}.lock`), () => makeBuild(name, signal))

async function makeBuild(
  /** @type {keyof typeof BUILDS} */ name,
  /** @type {AbortSignal | undefined} */ signal,
) {
  const { title, args, inputs, variables, output } = BUILDS[name]
  const stamp = inOut('builds', name)
  const digest = digestOf(inputs, variables)
  const isMade = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest && existsSync(inProject(output))
  if (isMade || signal?.aborted) return
  rmSync(stamp, { force: true })
  await step(title, async () => {
    const { code, output: said } = await run(process.execPath, args, {
      output: 'keep',
      signal,
      // Whoever asks for it: a build made from within a test is the product's all the same.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (code === 0 || signal?.aborted) return
    console.error(said.trim())
    throw new PlainError(`${title} failed.`)
  })
  if (!signal?.aborted) writeFileSync(stamp, digest)
}
