import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCREENS } from '#protocol/screens.ts'
import { AREAS } from '../../question-bank/taxonomy/taxonomy.ts'
import { inProject } from '../../scripts/project.mjs'

const read = (file: string): string => readFileSync(inProject(file), 'utf8')

test('S2.1 lists the path of every screen, and no other', () => {
  const [, listed = ''] = /\*\*S2\.1\*\* Paths: (.*?)\. Any other path/.exec(read('docs/spec.md')) ?? []
  const paths = Object.values(SCREENS).map((path) => path.replace(/:(\w+)/g, '{$1}'))
  expect([...listed.matchAll(/`([^`]+)`/g)].map(([, path]) => path).sort()).toEqual(paths.sort())
})

test('the README tells how many rules Atticus has: one for each area', () => {
  const [, told] = /library of (\d+) rules/.exec(read('README.md')) ?? []
  expect(Number(told)).toBe(AREAS.length)
})
