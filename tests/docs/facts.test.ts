import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { splitKey } from '#protocol/route.ts'
import { routes } from '#protocol/routes.ts'
import { SCREENS } from '#protocol/screens.ts'
import { AREAS } from '../../question-bank/taxonomy/taxonomy.ts'
import { inProject } from '../../scripts/project.mjs'
import { repositoryPaths, textFiles } from './repository.ts'
import { readNumbered } from './sections.ts'

const read = (file: string): string => readFileSync(inProject(file), 'utf8')

test('S2.1 lists the path of every screen, and no other', () => {
  const [, listed = ''] = /\*\*S2\.1\*\* Paths: (.*?)\. Any other path/.exec(read('docs/spec.md')) ?? []
  const paths = Object.values(SCREENS).map((path) => path.replace(/:(\w+)/g, '{$1}'))
  expect([...listed.matchAll(/`([^`]+)`/g)].map(([, path]) => path).sort()).toEqual(paths.sort())
})

test('spec section 7 names every call', () => {
  const calls = readNumbered(read('docs/spec.md')).sections.get(7) ?? ''
  const paths = Object.keys(routes).map((key) => splitKey(key).path)
  expect(paths.length).toBeGreaterThan(100)
  // Calls that begin alike share a rule, which writes the beginning once: `POST …/sign-out`.
  const unnamed = paths.filter((path) => {
    const [, first = '', second, ...rest] = path.split('/').filter((part) => !part.startsWith(':'))
    const beginning = second === undefined ? `/${first}` : `/${first}/${second}`
    return ![beginning, `/${rest.at(-1) ?? second}`].every((part) => calls.includes(part))
  })
  expect(unnamed).toEqual([])
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

test('every npm script is named in a document', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const all = textFiles().flatMap(({ path, text }) => (path.endsWith('.md') ? [text] : []))
  const named = new Set(
    all.flatMap((text) => [...text.matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name]) => name)),
  )
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
})

test('D9.1 names every library that the product imports', () => {
  const [, told = ''] = /\*\*D9\.1\*\* (.*)/.exec(read('docs/design.md')) ?? []
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')
  const product =
    /^(?:rules|protocol|concurrency|http|database|study|cloud-server|electron|renderer)\/.*\.tsx?$/
  const imported = textFiles().flatMap(({ path, text }) =>
    product.test(path) ? [...text.matchAll(/\bfrom '((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'/g)] : [],
  )
  // A client of a database is told by its database.
  const libraries = new Set(imported.map(([, name = '']) => name.replace(/\/client$/, '')))
  expect(libraries.size).toBeGreaterThan(25)
  const unnamed = [...libraries].filter(
    (name) => !letters(told).includes(letters(name.split('/').at(-1) ?? '')),
  )
  expect(unnamed).toEqual([])
})

test('D2.1 names every folder of tests/ that mirrors no room', () => {
  const design = readNumbered(read('docs/design.md')).sections.get(2) ?? ''
  const [, row = ''] = /^\| `tests\/` \|(.*)$/m.exec(design) ?? []
  const named = new Set([...row.matchAll(/`([\w-]+)\/`/g)].map(([, folder]) => folder))
  const folders = repositoryPaths().flatMap((path) => /^tests\/([\w-]+)\/$/.exec(path)?.[1] ?? [])
  const top = new Set(repositoryPaths())
  expect(folders.length).toBeGreaterThan(20)
  expect(folders.filter((folder) => !top.has(`${folder}/`) && !named.has(folder))).toEqual([])
})

test.each(['docs/spec.md', 'docs/design.md'])(
  'no rule of %s is a chapter: a test that cites one cites something',
  (file) => {
    const rules = read(file).match(/^- \*\*[SD]\d.*$/gm) ?? []
    expect(rules.length).toBeGreaterThan(50)
    expect(rules.filter((rule) => rule.length > 1_200).map((rule) => rule.slice(0, 60))).toEqual([])
  },
)
