// npm run test:deep: the suites that take longer than npm test may. The simulations of devices and the app in Firefox
// first, then the planted bugs (docs/mutants.md). Arguments are vitest's, and leave the planted bugs out.
import { handOver } from '../process/hand-over.mjs'
import { exitPlainly } from '../process/plain-error.mjs'
import { stopSignal } from '../process/stop-signal.mjs'
import { inProject } from '../project.mjs'
import { TOOLS } from '../tools.mjs'

const signal = stopSignal()
const args = process.argv.slice(2)

await exitPlainly(async () => {
  const suites = [inProject(TOOLS.vitest), 'run', '--config', inProject('tests', 'deep', 'vitest.config.ts')]
  const code = await handOver(process.execPath, [...suites, ...args], signal)
  if (code !== 0 || args.length > 0) return code
  return handOver(process.execPath, [inProject('tests', 'mutation', 'main.ts')], signal)
})
