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

/** The first cells of the rows of the table that begins with this head, without what follows a name in backticks. */
function rowsOf(text: string, head: string): string[] {
  const [, table = ''] = text.split(`${head}\n`)
  const [rows = ''] = table.split('\n\n')
  return [...rows.matchAll(/^\| `([\w-]+)/gm)].map(([, name = '']) => name)
}

test('deploy.md has every setting that the server reads, and no other', () => {
  const [, schema = ''] =
    /const environment = z\.object\(\{\n(.*?)\n\}\)/s.exec(read('cloud-server/config.ts')) ?? []
  const settings = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(settings.length).toBeGreaterThan(15)
  expect(rowsOf(read('docs/deploy.md'), '| variable | default | what it sets |').sort()).toEqual(
    settings.sort(),
  )
})

test('deploy.md has every command of npm run admin, and no other', () => {
  const usage = read('cloud-server/admin/command.ts').matchAll(/npm run admin -- ([\w-]+)/g)
  const commands = [...new Set([...usage].map(([, name]) => name))]
  expect(commands.length).toBeGreaterThan(5)
  expect(rowsOf(read('docs/deploy.md'), '| command | does |').sort()).toEqual(commands.sort())
})
