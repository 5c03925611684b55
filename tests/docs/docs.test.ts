import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '../../scripts/project.mjs'
import { absentDocuments, brokenCitations, type Library } from './citations.ts'
import { brokenLinks, missingPaths, Paths } from './links.ts'
import { exists, repositoryPaths, type TextFile, textFiles } from './repository.ts'
import { misnumbered, readNumbered } from './sections.ts'
import { TO_COME } from './to-come.ts'

const read = (file: string): string => readFileSync(inProject(file), 'utf8')

const paths = new Paths([...repositoryPaths(), ...TO_COME])
const files = textFiles()
const documents = files.filter(({ path }) => path.endsWith('.md'))
const library: Library = {
  spec: readNumbered(read('docs/spec.md')),
  design: readNumbered(read('docs/design.md')),
}
/** The tests of this folder quote bad citations on purpose. */
const citing = files.filter(({ path }) => !path.startsWith('tests/docs/'))

const faults = (among: readonly TextFile[], find: (file: TextFile) => readonly string[]): string[] =>
  among.flatMap((file) => find(file).map((fault) => `${file.path}: ${fault}`))

test('there is something to read', () => {
  expect(documents.length).toBeGreaterThan(10)
  expect(citing.length).toBeGreaterThan(1_000)
  expect([...library.spec.sections.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect([...library.design.sections.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(library.spec.rules.size).toBeGreaterThan(100)
  expect(library.design.rules.size).toBeGreaterThan(80)
})

describe('documents', () => {
  test('name paths that exist', () => {
    expect(faults(documents, ({ path, text }) => missingPaths(path, text, paths))).toEqual([])
  })

  test('link to files and headings that exist', () => {
    const readOr = (file: string) =>
      exists(file) ? (file.endsWith('.md') ? read(file) : '') : TO_COME.includes(file) ? '' : null
    expect(faults(documents, ({ path, text }) => brokenLinks(path, text, readOr))).toEqual([])
  })

  test('number each rule once, in order, in its own section', () => {
    expect(misnumbered(read('docs/spec.md'))).toEqual([])
    expect(misnumbered(read('docs/design.md'))).toEqual([])
  })

  test('name nothing outside the repository', () => {
    expect(
      faults(documents, ({ text }) => text.match(/\/work\b|\.\.\/shared\b|\bissue #?\d+/g) ?? []),
    ).toEqual([])
  })

  test('the README has fewer than 150 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThan(150)
  })

  test('list every room of the design at the top of the repository, and no other', () => {
    const rows = (library.design.sections.get(2) ?? '').match(/^\| `[^|]+/gm) ?? []
    const rooms = new Set(
      rows.flatMap((row) => [...row.matchAll(/`([\w-]+)\//g)].map(([, room]) => `${room}/`)),
    )
    const top = [...repositoryPaths(), ...TO_COME].filter((path) => /^[\w-]+\/$/.test(path))
    expect([...rooms, 'docs/', 'resources/'].sort()).toEqual([...new Set(top)].sort())
  })

  test('name no path as one to come that is there, or that nobody names', () => {
    const all = documents.map(({ text }) => text).join('\n')
    expect(TO_COME.filter(exists)).toEqual([])
    expect(TO_COME.filter((path) => !all.includes(path.replace(/\/$/, '')))).toEqual([])
  })
})

describe('citations', () => {
  test('of the spec and the design lead to a section or rule that exists', () => {
    const broken = faults(citing, ({ path, text }) => brokenCitations(text, library, path.endsWith('.md')))
    expect(broken).toEqual([])
  })

  test('are found: with no section to lead to, every one is broken', () => {
    const nothing = readNumbered('')
    const all = citing.flatMap(({ text }) => brokenCitations(text, { spec: nothing, design: nothing }))
    expect(all.length).toBeGreaterThan(200)
  })

  test('in code are of documents in this repository', () => {
    const code = citing.filter(({ path }) => !path.endsWith('.md'))
    expect(faults(code, ({ text }) => absentDocuments(text, exists))).toEqual([])
  })
})
