import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

type Committed = { schema: string | null } | { refused: 'no_history' | 'uncommitted_migration' }

/**
 * The schema in `home` as the last committed migration left it: the one in the newest commit that touched migrations/.
 * null when there is no migration. Refused while a migration is not committed, since its schema is then not known.
 */
export async function committedSchema(home: string): Promise<Committed> {
  // Paths are seen from `home`, so that it makes no difference where in a repository it is.
  const git = async (...args: string[]) =>
    (await execute('git', args, { cwd: home, maxBuffer: 2 ** 26 })).stdout
  const migrations = join(home, 'migrations')
  try {
    const changed = await git('status', '--porcelain', '--untracked-files=all', '--', migrations)
    if (changed.trim()) return { refused: 'uncommitted_migration' }
    const commit = (await git('log', '-1', '--format=%H', '--', migrations)).trim()
    const names = await readdir(migrations).catch(() => [])
    if (names.length === 0) return { schema: null }
    return { schema: await git('show', `${commit}:./schema.prisma`) }
  } catch {
    return { refused: 'no_history' }
  }
}
