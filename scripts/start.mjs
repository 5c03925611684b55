// npm start: from a bare clone to a running game (design section 3). Plain JavaScript for Node 18 and later.
import { install } from './install/install.mjs'
import { handOver } from './process/hand-over.mjs'
import { exitPlainly } from './process/plain-error.mjs'
import { stopSignal } from './process/stop-signal.mjs'
import { inProject } from './project.mjs'
import { claimDataFolder } from './start/data-folder.mjs'

const signal = stopSignal()

await exitPlainly(async () => {
  const release = claimDataFolder()
  try {
    const node = await install(signal)
    return await handOver(node, [inProject('scripts', 'start', 'run.mjs'), ...process.argv.slice(2)], signal)
  } finally {
    release()
  }
})
