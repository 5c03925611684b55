import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runtimeEnv } from '../../scripts/install/runtime.mjs'
import { underLock } from '../../scripts/process/lock.mjs'
import { inOut, inProject, root } from '../../scripts/project.mjs'

/** The parts of a version that a node of a swarm needs. */
const PARTS = [
  'package.json',
  'rules',
  'protocol',
  'concurrency',
  'http',
  'prisma',
  'database',
  'study',
  'cloud-server',
  'scripts',
  'tests/support',
  'tests/study/bank-builder.ts',
  'tests/swarm',
]

/**
 * Another version of the project, with the packages of this one. A package that only that version's server needs stays in
 * devDependencies as long as it's the one before: @fastify/rate-limit.
 */
export interface OtherVersion {
  commit: string
  /** imports one of its modules, which imports its own in turn */
  module<Module>(path: string): Promise<Module>
}

/** The words that git prints, or null where it refuses or there's none. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/**
 * Returns the commit of the version before this one: the newest release's, or, as long as there's none, the one before a
 * migration was added. Null where git's history doesn't reach so far.
 */
export function commitBefore(migration: string): string | null {
  const release = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^')
  if (release) return git('rev-parse', `${release}^{commit}`)
  const added = git(
    'log',
    '-1',
    '--format=%H',
    '--diff-filter=A',
    '--',
    `prisma/cloud/migrations/${migration}`,
  )
  return added ? git('rev-parse', '--verify', `${added}^`) : null
}

async function layOut(commit: string, folder: string): Promise<void> {
  const making = `${folder}.making`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  const archive = execFileSync('git', ['archive', '--format=tar', commit, ...PARTS], {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  })
  execFileSync('tar', ['-x', '-C', making], { input: archive })
  symlinkSync(inProject('node_modules'), join(making, 'node_modules'), 'junction')
  execFileSync(
    process.execPath,
    [
      inProject('node_modules', 'prisma', 'build', 'index.js'),
      'generate',
      '--config',
      'prisma/cloud/prisma.config.ts',
    ],
    { cwd: making, env: { ...process.env, ...runtimeEnv(process.execPath) }, stdio: 'ignore' },
  )
  renameSync(making, folder)
}

/** Lays a commit's server out in a folder of its own, once, with its own database client. */
export async function versionAt(commit: string): Promise<OtherVersion> {
  const folder = inOut('versions', commit)
  await underLock(`${folder}.lock`, async () => {
    if (!existsSync(folder)) await layOut(commit, folder)
  })
  return { commit, module: (path) => import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href) }
}
