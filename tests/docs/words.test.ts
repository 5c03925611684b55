import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { OLD_WORDS } from './old-words.ts'
import { proseIn } from './prose.ts'
import { textFiles } from './repository.ts'
import { britishNames, countWords, differences, oldWordsIn, type WordCounts } from './word-counts.ts'

const LEFT = new URL('./words-left.json', import.meta.url)

/** This folder's own files quote the old words. */
const files = textFiles().filter(({ path }) => !path.startsWith('tests/docs/'))
const left: WordCounts = JSON.parse(readFileSync(LEFT, 'utf8'))

describe('old words in comments, documents and test titles', () => {
  test('are fewer in every room, and the record of them is true', () => {
    const found = differences(countWords(files), left).map(({ room, name, now, allowed }) =>
      now > allowed
        ? `${room}: ${name}: ${now}, allowed ${allowed}; write ${OLD_WORDS.find((one) => one.name === name)?.instead}`
        : `${room}: ${name}: ${now}, still recorded as ${allowed}; run node tests/docs/lower-words.ts`,
    )
    expect(found).toEqual([])
  })

  test('are gone from the documents', () => {
    const documents = files.filter(({ path }) => /^(README|ARCHITECTURE|docs\/.*)\.md$/.test(path))
    expect(documents.length).toBeGreaterThan(8)
    expect(documents.flatMap((file) => oldWordsIn(file).map(({ use }) => `${file.path}: ${use}`))).toEqual([])
  })
})

test('names in code are spelled as Americans do', () => {
  const code = files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
  expect(code.flatMap(({ path, text }) => britishNames(text).map((name) => `${path}: ${name}`))).toEqual([])
})

describe('the search', () => {
  const file = (text: string, path = 'rules/a.ts') => ({ path, text })

  test.each([
    ['a function answers', '/** Finds the player; answers null for a stranger. */'],
    ['a function answers', '/** The rows. Answers the usernames that were not there. */'],
    ['a function answers', '-- Moves the matches.\n-- Answers what moved.'],
    ['a headless what or who', '/** What is told of a round. */'],
    ['a headless what or who', '// Read twice. Whoever waits is told.'],
    ['a private word', '// the tidings of a match'],
    ['no more, for no longer', '/** A struck question is asked\n * no more. */'],
    ['comes to, for amounts to', '/** Says what a duel comes to. */'],
    ['e-mail', '/** The account by its e-mail address. */'],
    ['British spelling', 'const a = 1 // the colours of the neighbours'.replace(' of the neighbours', '')],
  ])('finds %s', (name, text) => {
    expect(oldWordsIn(file(text)).map((one) => one.name)).toEqual([name])
  })

  test.each([
    '/** Returns null for a stranger. */',
    "/** The player's answers, in order; answers to struck questions are left out. */",
    "const answers = null // the server's `tidings`",
    '/** Is a run open? What then? */',
    "const title = 'What is told'",
  ])('passes over %s', (text) => {
    expect(oldWordsIn(file(text))).toEqual([])
  })

  test('reads the names that code declares, and lets those that are others’ be', () => {
    const code = ['const paletteColour = 1', 'function labelled() {}', 'labelledBy: string', 'let color = 1']
    expect(britishNames(code.join('\n'))).toEqual(['paletteColour', 'labelled'])
  })

  test('reads test titles, and documents outside code', () => {
    expect(proseIn(file("test('answers null', () => {})", 'tests/a.test.ts'))).toEqual(['answers null'])
    expect(proseIn(file("test('answers null', () => {})", 'rules/a.ts'))).toEqual([])
    expect(proseIn(file('A `tidings` word.\n\n```\ntidings\n```\n', 'docs/a.md'))).toEqual(['A … word.'])
  })

  test('counts by room, and tells more from fewer', () => {
    const now = countWords([
      file('// the colour'),
      file('// the colour', 'README.ts'),
      file('// grey, colour'),
    ])
    expect(now).toEqual({ rules: { 'British spelling': 3 }, root: { 'British spelling': 1 } })
    expect(differences(now, { rules: { 'British spelling': 4 }, root: { 'British spelling': 1 } })).toEqual([
      { room: 'rules', name: 'British spelling', now: 3, allowed: 4 },
    ])
    expect(differences(now, { rules: { 'British spelling': 3 } })).toEqual([
      { room: 'root', name: 'British spelling', now: 1, allowed: 0 },
    ])
  })
})
