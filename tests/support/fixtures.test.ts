import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inProject } from '../../scripts/project.mjs'

const ROOT = inProject('tests')

/** Modules that test files share, by path below `tests/`. Those of `tests/deep` have a process each. */
const shared = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith(`deep${path.sep}`),
)

it('no module registers hooks when it is loaded: files that share a process load it once', () => {
  const found = shared.filter((file) =>
    /^(?:before|after)(?:All|Each)\(/m.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(shared.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
