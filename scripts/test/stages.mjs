import { existsSync, readFileSync, rmSync } from 'node:fs'
import { build } from '../build/build.mjs'
import { electronRuntime } from '../install/electron.mjs'
import { plainly } from '../process/plain-error.mjs'
import { run } from '../process/run.mjs'
import { inOut } from '../project.mjs'
import { TOOLS } from '../tools.mjs'
import { findBrowser, findHeadlessShell } from './browser.mjs'
import { countPlaywright, countVitest, oneOf, sum } from './counts.mjs'
import { playwrightFailures, vitestFailures } from './failures.mjs'

/**
 * @typedef {object} Context
 * @property {NodeJS.ProcessEnv} env
 * @property {string[]} rest arguments passed on to the test runner
 * @property {AbortSignal} signal
 * @property {string[]} failures what failed, by name and message, is added here
 */

/**
 * @typedef {object} Stage
 * @property {string} name as `--only` takes it
 * @property {boolean} [database] whether it needs the test cluster
 * @property {() => Promise<string | null>} [missing] why it cannot run on this machine; null when it can
 * @property {(context: Context) => Promise<import('./counts.mjs').Counts>} run
 */

const LIMIT_MS = 25 * 60_000

/** Biome colors a log file under CI unless told not to. */
const COLORS = process.stdout.isTTY ? 'force' : 'off'

/** Runs a program under this Node (24) and shows its output. */
const show = (
  /** @type {string[]} */ args,
  /** @type {Context} */ { signal },
  /** @type {NodeJS.ProcessEnv} */ env,
  /** @type {NodeJS.Signals | undefined} */ endWith = undefined,
) => run(process.execPath, args, { env, signal, limitMs: LIMIT_MS, endWith })

/** A stage that is one command: it passes or fails as a whole. @returns {Stage} */
const command = (/** @type {string} */ name, /** @type {string[]} */ args) => ({
  name,
  run: async (context) => oneOf((await show(args, context, context.env)).code === 0),
})

/**
 * How the JSON report of a test runner is read.
 * @template Report
 * @typedef {object} Reader
 * @property {(report: Report, endedWell: boolean) => import('./counts.mjs').Counts} count
 * @property {(report: Report) => string[]} failures
 * @property {NodeJS.Signals} [endWith] what the runner takes as a request to end
 */

/** @type {Reader<import('./counts.mjs').VitestReport & import('./failures.mjs').VitestReport>} */
const VITEST = { count: countVitest, failures: vitestFailures }

/** @type {Reader<import('./counts.mjs').PlaywrightReport & import('./failures.mjs').PlaywrightReport>} */
const PLAYWRIGHT = {
  count: countPlaywright,
  failures: playwrightFailures,
  // Of any other signal it dies at once, and its server lives on and keeps the port.
  endWith: 'SIGINT',
}

/**
 * Runs a test runner that writes a JSON report, and counts it; without a readable report it has crashed.
 * @template Report
 * @param {string} name
 * @param {string[]} args
 * @param {Context} context
 * @param {Reader<Report>} reader
 * @param {NodeJS.ProcessEnv} [env]
 */
async function reported(name, args, context, { count, failures, endWith }, env = {}) {
  const report = inOut('test', `${name}.json`)
  rmSync(report, { force: true })
  const surroundings = { ...context.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { code, timedOut } = await show(args, context, surroundings, endWith)
  if (timedOut) context.failures.push(`${name} took longer than ${LIMIT_MS / 60_000} minutes and was ended`)
  if (!existsSync(report)) {
    context.failures.push(`${name} left no report`)
    return oneOf(false)
  }
  const read = JSON.parse(readFileSync(report, 'utf8'))
  context.failures.push(...failures(read))
  return count(read, code === 0)
}

const playwright = (/** @type {string} */ folder) => [
  TOOLS.playwright,
  'test',
  '-c',
  folder,
  '--reporter=list,json',
]

async function noBrowser() {
  return (await findBrowser()) ? null : 'no Chrome or Chromium is installed (CHROMIUM_PATH names one)'
}

async function noElectron() {
  if (!electronRuntime())
    return 'the Electron runtime is missing (node_modules/.bin/install-electron fetches it)'
  if (process.env.ELECTRON_OVERRIDE_DIST_PATH) return noBrowser()
  if (process.getuid?.() === 0) return 'Electron can’t run as root without giving up its sandbox'
  const display = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  return display ? null : 'there’s no display'
}

async function builds(/** @type {Context} */ { signal }) {
  try {
    await build('bank', signal)
    await build('renderer', signal)
    await build('desktop', signal)
    // Each gives up quietly when it's told to stop.
    return oneOf(!signal?.aborted)
  } catch (failure) {
    console.error(plainly(failure))
    return oneOf(false)
  }
}

/**
 * The browser stories run in so many parts, so many of them side by side: whoever is through first takes the next. A part's
 * stories take ports for servers of their own after its first.
 */
const PARTS = 6
const SIDE_BY_SIDE = 3
const FIRST_PORT = 4690
const PORTS_A_PART = 30

/**
 * The browser stories: all of them in parts, some side by side, each with a server, a database and a browser of its
 * own, since they wait more than they work; those that are named go one after another.
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
async function browserStories(/** @type {Context} */ context) {
  const env = { CHROMIUM_PATH: (await findBrowser()) ?? '', HEADLESS_SHELL_PATH: findHeadlessShell() ?? '' }
  const args = playwright('tests/e2e')
  if (context.rest.length > 0) return reported('e2e', [...args, ...context.rest], context, PLAYWRIGHT, env)
  const first = Number(context.env.E2E_PORT ?? FIRST_PORT)
  const part = (/** @type {number} */ number) =>
    reported(`e2e-${number}`, [...args, `--shard=${number}/${PARTS}`], context, PLAYWRIGHT, {
      ...env,
      E2E_PORT: String(first + (number - 1) * PORTS_A_PART),
    })
  const left = Array.from({ length: PARTS }, (_, place) => place + 1)
  async function inTurn() {
    /** @type {import('./counts.mjs').Counts[]} */
    const counts = []
    for (let next = left.shift(); next !== undefined; next = left.shift()) counts.push(await part(next))
    return sum(counts)
  }
  return sum(await Promise.all(Array.from({ length: SIDE_BY_SIDE }, inTurn)))
}

/** The bank's check, its families shared out over two processes. */
async function bankInShares(/** @type {Context} */ context) {
  const shares = ['1/2', '2/2'].map((share) =>
    show(['question-bank/main.ts', 'check', '--share', share], context, context.env),
  )
  return oneOf((await Promise.all(shares)).every(({ code }) => code === 0))
}

/**
 * All stages in order. The builds come before the tests, since tests hold the sizes of what is built.
 * @type {Stage[]}
 */
export const STAGES = [
  command('lint', [TOOLS.biome, 'ci', `--colors=${COLORS}`, '.']),
  command('types', ['scripts/types.mjs']),
  command('walls', ['scripts/walls.mjs']),
  { name: 'bank', run: bankInShares },
  { name: 'build', run: builds },
  {
    name: 'unit',
    database: true,
    run: (context) => {
      const report = `--outputFile.json=${inOut('test', 'unit.json')}`
      const args = [TOOLS.vitest, 'run', '--reporter=default', '--reporter=json', report]
      return reported('unit', [...args, ...context.rest], context, VITEST)
    },
  },
  {
    name: 'e2e',
    database: true,
    missing: noBrowser,
    run: browserStories,
  },
  {
    name: 'desktop',
    database: true,
    missing: noElectron,
    run: (context) =>
      reported('desktop', [...playwright('tests/desktop'), ...context.rest], context, PLAYWRIGHT),
  },
]
