import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../../scripts/project.mjs'

/** Folders nobody wrote: installed, built or kept by a run. */
const GENERATED = new Set([
  '.data',
  '.git',
  'generated',
  'node_modules',
  'out',
  'release',
  'backups',
  'test-results',
])

const TEXT = /(\.(ts|tsx|mjs|cjs|md|sql|prisma|yml|html|css|sh)|\/run)$/

/** Questions, law and records of solving: their words are the law's, not ours. */
const DATA = /^question-bank\/(items|library|reviews)\//

/** A text file of the repository; `path` is relative to its root, with forward slashes. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

function walk(folder: string): string[] {
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : [`${name}/`, ...walk(name)]
    return [name]
  })
}

/** Every file and folder of the repository, as paths from its root. Folders end in a slash. */
export const repositoryPaths = (): string[] => walk('.')

/** Every text file people wrote, with its text. */
export const textFiles = (): TextFile[] =>
  repositoryPaths()
    .filter((file) => TEXT.test(file) && !DATA.test(file))
    .map((file) => ({ path: file, text: readFileSync(inProject(file), 'utf8') }))

export const exists = (file: string): boolean => existsSync(inProject(file))
