import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { inProject } from '../../scripts/project.mjs'
import type { Room } from './rooms.ts'

/** A bug that was planted, and its fate. */
export interface Mutant {
  file: string
  /** 1-based */
  line: number
  /** the same wherever in its file the bug stands: the line's text, the part replaced and what replaces it */
  change: string
  fate: 'found' | 'survived' | 'not reached' | 'not counted'
}

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const FATES: Partial<Record<Result['status'], Mutant['fate']>> = {
  Killed: 'found',
  Timeout: 'found',
  Survived: 'survived',
  NoCoverage: 'not reached',
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** Stryker counts lines and columns from 1. */
function changeOf({ location: { start, end }, replacement }: Result, lines: readonly string[]): string {
  const line = lines[start.line - 1] ?? ''
  const from = start.column - 1
  const replaced = start.line === end.line ? line.slice(from, end.column - 1) : `${line.slice(from)} …`
  return `${oneLine(line)} :: ${oneLine(replaced)} → ${oneLine(replacement ?? '')}`
}

/** Where Stryker keeps its copies of the project, and its report of a room. */
const workFolder = (room: Room) => path.posix.join('out', 'mutation', room.name)

/**
 * Plants every bug Stryker knows in a room, one at a time, each in a copy of the project, and runs the room's tests.
 * `sourceOf` returns the text of a file.
 */
export async function plantIn(room: Room, sourceOf: (file: string) => string): Promise<Mutant[]> {
  const folder = workFolder(room)
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [`${room.name}/**/*.ts`, ...room.leftOut.map((glob) => `!${glob}`)],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', dir: room.tests, pool: 'threads' },
    coverageAnalysis: 'perTest',
    // The other half is left to whatever else the machine does.
    concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
    timeoutMS: 5_000,
    timeoutFactor: 2,
    // Stryker reads it through TypeScript's own API, which version 7 does not have; nothing here needs it.
    tsconfigFile: 'none',
    tempDirName: `${folder}/copies`,
    cleanTempDir: 'always',
    ignorePatterns: ['out/*', '!out/bank', 'release', '.data', 'tests/e2e', 'tests/desktop'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `${folder}/report.json` },
    warnings: false,
  }).runMutationTest()
  return results.map((result) => {
    const file = path.relative(inProject(), result.fileName).replaceAll(path.sep, '/')
    return {
      file,
      line: result.location.start.line,
      change: changeOf(result, sourceOf(file).split('\n')),
      fate: FATES[result.status] ?? 'not counted',
    }
  })
}
