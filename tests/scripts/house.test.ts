import { describe, expect, test } from 'vitest'
import { circlesIn, importsBetween, importsOf } from '../../scripts/house/imports.mjs'
import { measuresOf, missedOf } from '../../scripts/house/measures.mjs'

/** The figures that are over their bound in a tree of these files, by name. */
function missed(files: Record<string, string>): string[] {
  const tree = new Map(Object.entries({ 'scripts/tsconfig.json': '"checkJs": true', ...files }))
  return missedOf(measuresOf(tree)).map(({ name }) => name)
}

const CLEAN = missed({})

/** The manifests of a server that installs so many packages. */
function serverWith(count: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, number) => `p${number}`)
  return {
    'package-lock.json': JSON.stringify({
      packages: Object.fromEntries(names.map((name) => [`node_modules/${name}`, {}])),
    }),
    'apps/server/package.json': JSON.stringify({
      dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
    }),
  }
}

const PLANTED: [name: string, files: Record<string, string>][] = [
  [
    'npm scripts that need the Node of the product on the path',
    { 'package.json': '{"scripts":{"bank":"node question-bank/main.ts"}}' },
  ],
  [
    'lines of scripts that no type check sees',
    { 'scripts/tsconfig.json': '"checkJs": false', 'scripts/a.mjs': 'export const a = 1\n' },
  ],
  ['lines in prisma/', { 'prisma/a.sql': '\n'.repeat(3_501) }],
  [
    'definitions of submit_answers',
    {
      'prisma/cloud/functions/a.sql': 'CREATE OR REPLACE FUNCTION submit_answers(x int)',
      'prisma/cloud/migrations/1/migration.sql': 'create function submit_answers(y int)',
    },
  ],
  ['raw Prisma queries', { 'study/store/a.ts': 'db.$queryRaw`select 1`' }],
  ['ways to SQL (Prisma on one table, our statements)', { 'study/store/a.ts': 'db.$executeRaw`select 1`' }],
  [
    'statements with positional parameters',
    { 'cloud-server/matches/store/a.ts': 'db.rows(`select 1 from users where id = $1`, [id])' },
  ],
  [
    'places that insert attempts',
    {
      'study/store/a.ts': 'sql`insert into question_attempts (id)`',
      'cloud-server/store/b.ts': 'sql`INSERT INTO question_attempts (id)`',
    },
  ],
  [
    'places that mark a question seen',
    {
      'study/store/a.ts': 'insert into question_seen',
      'study/store/b.ts': 'insert into question_seen',
      'prisma/cloud/functions/c.sql': 'INSERT INTO question_seen',
    },
  ],
  ['promise queues made by hand', { 'electron/main/a.ts': 'const mine = last\n  .then(work)' }],
  [
    'imports from a store up to what uses it',
    {
      'cloud-server/matches/store/a.ts': "import type { B } from '../live/b.ts'",
      'cloud-server/matches/live/b.ts': '',
    },
  ],
  [
    'imports between live duels and friend games',
    {
      'cloud-server/matches/live/a.ts': "import { b } from '../friend/b.ts'",
      'cloud-server/matches/friend/b.ts': '',
    },
  ],
  [
    'definitions of countsForRating',
    {
      'rules/match/a.ts': 'export function countsForRating() {}',
      'cloud-server/matches/b.ts': 'const countsForRating = () => true',
    },
  ],
  [
    'places in TypeScript that decide a winner by comparing scores',
    { 'rules/match/a.ts': 'return scores[0] > scores[1] ? 1 : 2' },
  ],
  [
    'places that decide whether a daily answer is late',
    {
      'rules/daily/clock.ts': 'return now - at <= LIMIT + DAILY_LATENCY_MS',
      'study/daily/a.ts': 'if (now > start + DAILY_LATENCY_MS) late()',
    },
  ],
  [
    'parses of a sync event on its way through the server',
    {
      'cloud-server/sync/a.ts': 'syncEvent.safeParse(envelope)',
      'cloud-server/sync/b.ts': 'const event = readEvent(envelope)',
    },
  ],
  [
    'imports between screens',
    { 'renderer/screens/a/A.tsx': "import { B } from '../b/B.tsx'", 'renderer/screens/b/B.tsx': '' },
  ],
  [
    'imports between features',
    { 'renderer/features/a/A.tsx': "import { B } from '../b/B.tsx'", 'renderer/features/b/B.tsx': '' },
  ],
  [
    'imports from screens, features, components or clients up to app',
    { 'renderer/components/A.tsx': "import { b } from '../app/b.ts'", 'renderer/app/b.ts': '' },
  ],
  [
    'step, view or reason functions of a family’s own',
    { 'question-bank/families/torts/battery/rules.ts': 'function step(id: string) {}' },
  ],
  ['comments in which a function answers', { 'rules/a.ts': '/** Answers null where there is none. */' }],
  ['exported names that shadow a built-in', { 'rules/a.ts': 'export interface Record {}' }],
  [
    'circles of imports, types counted',
    { 'rules/a.ts': "import type { B } from './b.ts'", 'rules/b.ts': "import type { A } from './a.ts'" },
  ],
  ['code files over 300 lines', { 'rules/a.ts': 'x\n'.repeat(301) }],
  ['product files that cite a folder beside the repository', { '.ci/run': 'sh ../shared/make.sh' }],
  ['packages a server installs', serverWith(146)],
]

describe('each number of the house misses when its fault is planted', () => {
  test.each(PLANTED)('%s', (name, files) => {
    expect(CLEAN).not.toContain(name)
    expect(missed(files)).toContain(name)
  })

  test('and none has no fault to plant', () => {
    const names = measuresOf(new Map()).map(({ name }) => name)
    expect(PLANTED.map(([name]) => name).sort()).toEqual(names.sort())
  })
})

test('imports are read by relative path and by the package’s map, and only between files that exist', () => {
  const tree = new Map([
    [
      'study/a.ts',
      "import { b } from '#rules/b.ts'\nimport type { C } from './c.ts'\nimport fs from 'node:fs'",
    ],
    ['rules/b.ts', "import { gone } from './gone.ts'"],
    ['study/c.ts', "const late = await import('./a.ts')"],
  ])
  const imports = importsOf(tree)
  expect(imports).toEqual([
    { from: 'study/a.ts', to: 'rules/b.ts' },
    { from: 'study/a.ts', to: 'study/c.ts' },
    { from: 'study/c.ts', to: 'study/a.ts' },
  ])
  expect(importsBetween(imports, /^study\//, /^rules\//)).toBe(1)
  expect(circlesIn(imports, /./)).toEqual([['study/a.ts', 'study/c.ts']])
})
