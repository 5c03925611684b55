import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkWalls } from '../../scripts/walls.mjs'

let root: string

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'walls-')))
  const imports = Object.fromEntries(
    ['rules', 'protocol', 'concurrency', 'http', 'database', 'study', 'prisma'].map((room) => [
      `#${room}/*`,
      `./${room}/*`,
    ]),
  )
  await put('package.json', JSON.stringify({ name: 'walls', type: 'module', imports }))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function put(file: string, text: string): Promise<void> {
  const full = path.join(root, file)
  await mkdir(path.dirname(full), { recursive: true })
  await writeFile(full, text)
}

/** One module that imports another across rooms, as a value and as a type. */
const FORBIDDEN: [from: string, to: string][] = [
  ['rules/a.ts', 'protocol/b.ts'],
  ['rules/a.ts', 'study/b.ts'],
  ['protocol/a.ts', 'study/b.ts'],
  ['protocol/a.ts', 'prisma/cloud/b.ts'],
  ['concurrency/a.ts', 'rules/b.ts'],
  ['http/a.ts', 'rules/b.ts'],
  ['http/a.ts', 'study/b.ts'],
  ['database/a.ts', 'protocol/b.ts'],
  ['database/a.ts', 'study/b.ts'],
  ['electron/main/a.ts', 'http/b.ts'],
  ['renderer/a.ts', 'concurrency/b.ts'],
  ['study/a.ts', 'renderer/b.ts'],
  ['study/a.ts', 'cloud-server/b.ts'],
  ['study/a.ts', 'prisma/local/b.ts'],
  ['renderer/a.ts', 'study/b.ts'],
  ['renderer/a.ts', 'electron/main/b.ts'],
  ['renderer/a.ts', 'cloud-server/b.ts'],
  ['electron/main/a.ts', 'rules/b.ts'],
  ['electron/main/a.ts', 'study/b.ts'],
  ['electron/main/a.ts', 'electron/engine/b.ts'],
  ['electron/main/a.ts', 'renderer/b.ts'],
  ['electron/network/a.ts', 'electron/main/b.ts'],
  ['electron/preload/a.ts', 'electron/network/b.ts'],
  ['electron/preload/a.ts', 'rules/b.ts'],
  ['electron/preload/a.ts', 'electron/main/b.ts'],
  ['electron/engine/store/a.ts', 'prisma/cloud/b.ts'],
  ['electron/engine/a.ts', 'cloud-server/b.ts'],
  ['cloud-server/store/a.ts', 'prisma/local/b.ts'],
  ['cloud-server/a.ts', 'electron/engine/b.ts'],
  ['cloud-server/a.ts', 'renderer/b.ts'],
  ['question-bank/a.ts', 'protocol/b.ts'],
  ['cloud-server/a.ts', 'question-bank/b.ts'],
  ['study/a.ts', 'question-bank/b.ts'],
  ['electron/engine/a.ts', 'question-bank/b.ts'],
  ['prisma/cloud/a.ts', 'rules/b.ts'],
  ['rules/a.ts', 'tests/b.ts'],
]

const between = (from: string, to: string): string => {
  const relative = path.posix.relative(path.posix.dirname(from), to)
  return relative.startsWith('.') ? relative : `./${relative}`
}

describe('the walls fail on a forbidden import', () => {
  test.each(FORBIDDEN)('%s may not import %s', async (from, to) => {
    await put(to, 'export const b = 1\nexport type B = 1\n')
    await put(from, `import { b } from '${between(from, to)}'\nexport const a = b\n`)
    const { violations, missed } = await checkWalls(root)
    expect(violations).toContainEqual(expect.objectContaining({ from, to }))
    expect(missed).toEqual([])
  })

  test.each([
    ['matches/model/a.ts', 'matches/store/b.ts', 'matches-model-reaches-too-far'],
    ['matches/store/a.ts', 'matches/start/b.ts', 'matches-store-reaches-too-far'],
    ['matches/store/a.ts', 'matches/live/b.ts', 'matches-store-reaches-too-far'],
    ['matches/start/a.ts', 'matches/settle/b.ts', 'matches-start-reaches-too-far'],
    ['matches/settle/a.ts', 'matches/live/b.ts', 'matches-settle-reaches-too-far'],
    ['matches/live/a.ts', 'matches/friend/b.ts', 'matches-live-reaches-too-far'],
    ['matches/live/queue/a.ts', 'matches/server.ts', 'matches-live-reaches-too-far'],
    ['matches/friend/a.ts', 'matches/live/b.ts', 'matches-friend-reaches-too-far'],
    ['matches/friend/a.ts', 'matches/routes.ts', 'matches-friend-reaches-too-far'],
    ['sockets/a.ts', 'matches/live/b.ts', 'sockets-know-no-match'],
    ['sockets/store/a.ts', 'matches/model/b.ts', 'sockets-know-no-match'],
    ['blocks/a.ts', 'matches/store/b.ts', 'blocks-know-no-match'],
  ])('in the cloud server %s may not import %s, not even a type', async (from, to, rule) => {
    await put(`cloud-server/${to}`, 'export type B = 1\n')
    await put(
      `cloud-server/${from}`,
      `import type { B } from '${between(from, to)}'\nexport const a: B = 1\n`,
    )
    const { violations } = await checkWalls(root)
    expect(violations).toContainEqual({ from: `cloud-server/${from}`, to: `cloud-server/${to}`, rule })
  })

  test.each([
    ['screens/home/a.tsx', 'app/b.ts', 'renderer-screens-reach-too-far'],
    ['screens/home/a.tsx', 'screens/stats/b.ts', 'renderer-screens-stand-apart'],
    ['screens/admin/emails/a.tsx', 'screens/stats/b.ts', 'renderer-screens-stand-apart'],
    ['screens/home/a.tsx', 'theme/b.ts', 'renderer-screens-reach-too-far'],
    ['features/solo/a.tsx', 'app/b.ts', 'renderer-features-reach-too-far'],
    ['features/solo/a.tsx', 'screens/home/b.ts', 'renderer-features-reach-too-far'],
    ['features/solo/a.tsx', 'features/report/b.ts', 'renderer-features-stand-apart'],
    ['components/a.tsx', 'app/b.ts', 'renderer-components-reach-too-far'],
    ['components/a.tsx', 'features/solo/b.ts', 'renderer-components-reach-too-far'],
    ['components/a.tsx', 'clients/b.ts', 'renderer-components-reach-too-far'],
    ['clients/live/a.ts', 'app/b.ts', 'renderer-clients-reach-too-far'],
    ['clients/live/a.ts', 'components/b.ts', 'renderer-clients-reach-too-far'],
    ['clients/a.ts', 'theme/b.ts', 'renderer-clients-reach-too-far'],
    ['theme/a.ts', 'components/b.ts', 'renderer-theme-reach-too-far'],
    ['service-worker/a.ts', 'clients/b.ts', 'renderer-service-worker-reach-too-far'],
  ])('in the renderer %s may not import %s', async (from, to, rule) => {
    await put(`renderer/${to}`, 'export const b = 1\n')
    for (const text of [
      `import { b } from '${between(from, to)}'\nexport const a = b\n`,
      `export const a = () => import('${between(from, to)}')\n`,
    ]) {
      await put(`renderer/${from}`, text)
      const { violations } = await checkWalls(root)
      expect(violations).toContainEqual({ from: `renderer/${from}`, to: `renderer/${to}`, rule })
    }
  })

  test('a type-only import through the package map is seen as well', async () => {
    await put('prisma/cloud/b.ts', 'export type B = 1\n')
    await put('study/a.ts', "import type { B } from '#prisma/cloud/b.ts'\nexport const a: B = 1\n")
    const { violations } = await checkWalls(root)
    expect(violations.map((v) => v.rule)).toContain('study-reaches-too-far')
  })

  test.each([
    ['rules/a.ts', 'node:fs', 'pure-rooms-use-node'],
    ['protocol/a.ts', 'node:crypto', 'pure-rooms-use-node'],
    ['renderer/screens/a.tsx', 'node:path', 'pure-rooms-use-node'],
  ])('%s may not import %s', async (from, specifier, rule) => {
    await put(from, `import * as it from '${specifier}'\nexport const a = it\n`)
    const { violations } = await checkWalls(root)
    expect(violations).toContainEqual(expect.objectContaining({ from, rule }))
  })

  test.each(['cloud-server/accounts/a.ts', 'electron/engine/a.ts'])(
    'only store folders touch Prisma: %s may not',
    async (from) => {
      const kind = from.startsWith('cloud') ? 'cloud' : 'local'
      await put(`prisma/${kind}/client.ts`, 'export const open = 1\n')
      await put(from, `import { open } from '#prisma/${kind}/client.ts'\nexport const a = open\n`)
      const { violations } = await checkWalls(root)
      expect(violations).toContainEqual(expect.objectContaining({ from, rule: 'only-stores-touch-prisma' }))
    },
  )

  test.each(['cloud-server/accounts/a.ts', 'electron/engine/a.ts', 'study/solo/a.ts'])(
    'only store folders write SQL: %s may not',
    async (from) => {
      await put('database/sql.ts', 'export const sql = 1\n')
      await put(from, "import { sql } from '#database/sql.ts'\nexport const a = sql\n")
      const { violations } = await checkWalls(root)
      expect(violations).toContainEqual(expect.objectContaining({ from, rule: 'only-stores-touch-prisma' }))
    },
  )

  test('two modules may not import each other', async () => {
    await put('rules/a.ts', "import { b } from './b.ts'\nexport const a = () => b\n")
    await put('rules/b.ts', "import { a } from './a.ts'\nexport const b = () => a\n")
    const { violations } = await checkWalls(root)
    expect(violations.map((v) => v.rule)).toContain('no-cycles')
  })

  test('nor may one of them import no more than a type of the other', async () => {
    await put('rules/a.ts', "import { b } from './b.ts'\nexport type A = 1\nexport const a = () => b\n")
    await put('rules/b.ts', "import type { A } from './a.ts'\nexport const b: A = 1\n")
    const { violations } = await checkWalls(root)
    expect(violations.map((v) => v.rule)).toContain('no-cycles')
  })

  test('an import that leads nowhere is told', async () => {
    await put('rules/a.ts', "import { gone } from './gone.ts'\nexport const a = gone\n")
    const { violations } = await checkWalls(root)
    expect(violations.map((v) => v.rule)).toContain('not-resolved')
  })
})

describe('the walls let through what design section 2 allows', () => {
  test.each([
    ['protocol/a.ts', 'rules/b.ts'],
    ['study/a.ts', 'protocol/b.ts'],
    ['study/a.ts', 'rules/b.ts'],
    ['renderer/a.tsx', 'protocol/b.ts'],
    ['renderer/a.tsx', 'rules/b.ts'],
    ['renderer/app/a.tsx', 'renderer/screens/home/b.ts'],
    ['renderer/app/a.tsx', 'renderer/clients/b.ts'],
    ['renderer/screens/home/a.tsx', 'renderer/features/solo/b.ts'],
    ['renderer/screens/admin/emails/a.tsx', 'renderer/screens/admin/b.ts'],
    ['renderer/features/solo/a.tsx', 'renderer/components/b.ts'],
    ['renderer/features/solo/a.tsx', 'renderer/clients/b.ts'],
    ['renderer/components/a.tsx', 'renderer/theme/b.ts'],
    ['renderer/service-worker/a.ts', 'renderer/theme/b.ts'],
    ['electron/main/a.ts', 'protocol/b.ts'],
    ['electron/main/a.ts', 'electron/network/b.ts'],
    ['electron/engine/a.ts', 'electron/network/b.ts'],
    ['electron/preload/a.ts', 'protocol/b.ts'],
    ['electron/engine/a.ts', 'study/b.ts'],
    ['electron/engine/store/a.ts', 'prisma/local/b.ts'],
    ['cloud-server/a.ts', 'study/b.ts'],
    ['cloud-server/matches/server.ts', 'cloud-server/matches/live/b.ts'],
    ['cloud-server/matches/live/queue/a.ts', 'cloud-server/matches/settings.ts'],
    ['cloud-server/matches/live/a.ts', 'cloud-server/matches/start/b.ts'],
    ['cloud-server/matches/friend/a.ts', 'cloud-server/matches/settle/b.ts'],
    ['cloud-server/matches/settle/a.ts', 'cloud-server/matches/store/b.ts'],
    ['cloud-server/matches/store/a.ts', 'cloud-server/matches/model/b.ts'],
    ['cloud-server/matches/friend/a.ts', 'cloud-server/blocks/b.ts'],
    ['cloud-server/store/a.ts', 'prisma/cloud/b.ts'],
    ['question-bank/a.ts', 'rules/b.ts'],
    ['question-bank/a.ts', 'protocol/bank.ts'],
  ])('%s may import %s', async (from, to) => {
    await put(to, 'export const b = 1\n')
    await put(from, `import { b } from '${between(from, to)}'\nexport const a = b\n`)
    const { violations, missed, dependencies } = await checkWalls(root)
    expect({ violations, missed, dependencies }).toEqual({ violations: [], missed: [], dependencies: 1 })
  })
})

test('the check sees every source file of the project and the imports between them', async () => {
  const { files, dependencies, missed, violations } = await checkWalls(process.cwd())
  expect(missed).toEqual([])
  expect(violations).toEqual([])
  expect(dependencies).toBeGreaterThan(files / 2)
})
