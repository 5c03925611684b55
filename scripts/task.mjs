// Every npm script but start and test: `node scripts/task.mjs PROGRAM [arguments]` runs a script of the project, or a
// tool by its name, under the Node that runs the product. Plain JavaScript for Node 18 and later.
import { install } from './install/install.mjs'
import { readMarker } from './install/marker.mjs'
import { handOver } from './process/hand-over.mjs'
import { exitPlainly, PlainError } from './process/plain-error.mjs'
import { programSignal } from './process/program-signal.mjs'
import { stopSignal } from './process/stop-signal.mjs'
import { inProject } from './project.mjs'
import { TOOLS } from './tools.mjs'

const asked = stopSignal()
const toProgram = programSignal(asked, { isTerminal: process.stdin.isTTY, events: process })

await exitPlainly(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  // A task does not install: who asks for a table of routes does not expect a download.
  if (!readMarker())
    throw new PlainError(
      'The packages aren’t installed, or they’ve changed since: run npm start, or npm test -- --install-only.',
    )
  const node = await install(asked)
  if (asked.aborted) return 1
  const program = name in TOOLS ? TOOLS[/** @type {keyof typeof TOOLS} */ (name)] : name
  return handOver(node, [inProject(program), ...args], toProgram)
})
