import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { PlainError } from '../process/plain-error.mjs'
import { run } from '../process/run.mjs'
import { inProject } from '../project.mjs'
import { runtimeEnv } from './runtime.mjs'

const KINDS = /** @type {const} */ (['cloud', 'local'])

/** Inputs of the generated client. */
function digestOf(/** @type {string} */ kind) {
  const inputs = [
    inProject('prisma', kind, 'schema.prisma'),
    inProject('prisma', kind, 'prisma.config.ts'),
    inProject('node_modules', 'prisma', 'package.json'),
  ]
  const digest = createHash('sha256')
  for (const file of inputs) digest.update(readFileSync(file))
  return digest.digest('hex')
}

/**
 * Generates the database clients whose schema has changed since they were generated.
 * @param {string} node the Node that runs Prisma
 */
export async function generateClients(node) {
  for (const kind of KINDS) {
    const stamp = inProject('prisma', kind, 'generated', '.digest')
    const digest = digestOf(kind)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue
    rmSync(stamp, { force: true })
    const config = `prisma/${kind}/prisma.config.ts`
    const prisma = inProject('node_modules', 'prisma', 'build', 'index.js')
    const { code, output } = await run(node, [prisma, 'generate', '--config', config], {
      env: runtimeEnv(node),
      output: 'keep',
    })
    if (code !== 0) {
      throw new PlainError(
        `We couldn’t generate the database client (${kind}): ${output.trim().split('\n').at(-1)}`,
      )
    }
    writeFileSync(stamp, digest)
  }
}
