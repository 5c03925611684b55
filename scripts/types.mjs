// npm run types: checks the types of the product and its tests, then those of the service worker and of the scripts.
import { exitPlainly } from './process/plain-error.mjs'
import { run } from './process/run.mjs'
import { stopSignal } from './process/stop-signal.mjs'
import { TOOLS } from './tools.mjs'

const signal = stopSignal()

await exitPlainly(async () => {
  let failed = 0
  for (const project of ['.', 'renderer/service-worker', 'scripts']) {
    const args = [TOOLS.tsc, '--noEmit', '-p', project, ...process.argv.slice(2)]
    const { code } = await run(process.execPath, args, { signal })
    failed ||= code ?? 1
  }
  return failed
})
