import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { removeFolder, temporaryFolder } from './trial-database.ts'

const execute = promisify(execFile)

export interface Repository {
  root: string
  git(...args: string[]): Promise<void>
  /** commits everything */
  commit(subject: string): Promise<void>
  remove(): Promise<void>
}

/** An empty Git repository on its branch main, with nothing of this machine's settings. */
export async function temporaryRepository(): Promise<Repository> {
  const root = await temporaryFolder()
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '', GIT_CONFIG_NOSYSTEM: '1' }
  const git = async (...args: string[]) => {
    await execute('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
      cwd: root,
      env,
    })
  }
  await git('init', '-q', '-b', 'main')
  return {
    root,
    git,
    commit: async (subject) => {
      await git('add', '--all')
      await git('commit', '-q', '--allow-empty', '-m', subject)
    },
    remove: () => removeFolder(root),
  }
}
