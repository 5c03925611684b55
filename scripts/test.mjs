// npm test: from a bare clone to a verdict (design section 3). Plain JavaScript for Node 18 and later.
import { install } from './install/install.mjs'
import { handOver } from './process/hand-over.mjs'
import { exitPlainly, plainly } from './process/plain-error.mjs'
import { stopSignal } from './process/stop-signal.mjs'
import { inProject } from './project.mjs'

const signal = stopSignal()
const args = process.argv.slice(2)

await exitPlainly(async () => {
  let node
  try {
    node = await install(signal)
  } catch (failure) {
    console.error(plainly(failure))
    console.log('0 passed, 1 failed')
    return 1
  }
  if (args.includes('--install-only')) return 0
  return handOver(node, [inProject('scripts', 'test', 'run.mjs'), ...args], signal)
})
