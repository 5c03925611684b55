// The second half of `npm test`, under the Node that runs the product.
import { startPostgres } from '../postgres/postgres.mjs'
import { exitPlainly, plainly } from '../process/plain-error.mjs'
import { stopSignal } from '../process/stop-signal.mjs'
import { inOut } from '../project.mjs'
import { readArguments } from './arguments.mjs'
import { oneOf, sum } from './counts.mjs'
import { STAGES } from './stages.mjs'

/**
 * @typedef {{
 *   name: string,
 *   seconds: number,
 *   counts: import('./counts.mjs').Counts,
 *   failures: string[],
 *   missing: string | null
 * }} Outcome
 */

const signal = stopSignal()
const underCi = Boolean(process.env.CI) && process.env.CI !== 'false'
// A log file is read as text.
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1'
// Hundreds of processes load the same modules: with what Node compiled kept, each starts in about half the time.
process.env.NODE_COMPILE_CACHE ??= inOut('compile-cache')

/** One cluster serves every stage of the run that asks for one. */
function lazyCluster() {
  /** @type {ReturnType<typeof startPostgres> | undefined} */
  let postgres
  return {
    url: async () => {
      if (process.env.TEST_POSTGRES_URL) return process.env.TEST_POSTGRES_URL
      postgres ??= startPostgres({ dataDir: inOut('test-cluster'), volatile: true })
      return (await postgres).url
    },
    stop: async () => (await postgres?.catch(() => undefined))?.stop(),
  }
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {string[]} rest
 * @param {ReturnType<typeof lazyCluster>} cluster
 * @returns {Promise<Outcome>}
 */
async function runStage({ name, database, missing: whyMissing, run }, rest, cluster) {
  const began = Date.now()
  /** @type {string[]} */
  const failures = []
  const outcome = (/** @type {Outcome['counts']} */ counts, /** @type {string | null} */ missing = null) => ({
    name,
    seconds: (Date.now() - began) / 1000,
    counts,
    failures,
    missing,
  })
  console.log(`\n── ${name} ──`)
  try {
    const missing = signal.aborted ? 'stopped' : ((await whyMissing?.()) ?? null)
    if (missing) return outcome({ passed: 0, failed: 0, notRun: 1 }, missing)
    const env = database ? { ...process.env, TEST_POSTGRES_URL: await cluster.url() } : process.env
    return outcome(await run({ env, rest, signal, failures }))
  } catch (failure) {
    console.error(plainly(failure))
    return outcome(oneOf(false))
  }
}

function line(/** @type {Outcome} */ { name, seconds, counts, missing }) {
  if (missing) return `${name}: not run: ${missing}`
  const { passed, failed, notRun } = counts
  return `${name}: ${passed} passed, ${failed} failed${notRun ? `, ${notRun} not run` : ''} (${seconds.toFixed(1)} s)`
}

await exitPlainly(async () => {
  const names = STAGES.map((stage) => stage.name)
  const { only, rest } = readArguments(process.argv.slice(2), names)
  const cluster = lazyCluster()
  /** @type {Outcome[]} */
  const outcomes = []
  try {
    for (const stage of STAGES.filter(({ name }) => only.includes(name))) {
      const outcome = await runStage(stage, rest, cluster)
      console.log(line(outcome))
      outcomes.push(outcome)
    }
  } finally {
    await cluster.stop()
  }
  // At the end once more: a log of half an hour is read from there, and often only its end is kept.
  for (const { name, failures } of outcomes)
    for (const failure of failures) console.log(`\nfailed in ${name}: ${failure}`)
  const total = sum(outcomes.map(({ counts }) => counts))
  console.log(`\n${outcomes.map(line).join('\n')}`)
  const incomplete = total.notRun > 0 && underCi
  if (incomplete) console.log('Something wasn’t run, which counts as a failure under CI.')
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || incomplete || signal.aborted ? 1 : 0
})
