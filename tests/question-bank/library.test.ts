import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { libraryRule } from '#protocol/library.ts'
import { libraryText } from '../../question-bank/build/library.ts'
import { writeArtifacts } from '../../question-bank/build/write.ts'
import { checkLibrary } from '../../question-bank/check/library.ts'
import { runBank } from '../../question-bank/command/command.ts'
import { BANK_FOLDER } from '../../question-bank/load/bank.ts'
import { loadItems } from '../../question-bank/load/items.ts'
import { loadLibrary, readLibraryFile } from '../../question-bank/load/library.ts'
import { AREAS } from '../../question-bank/taxonomy/taxonomy.ts'
import { names } from '../../question-bank/text/terms.ts'
import { id, SOUND } from './sound-item.ts'

const FILE = 'library/evidence/hearsay-definition-and-exclusions.yaml'
const HEAD = { subject: 'Evidence', subtopic: 'Hearsay: definition and exclusions' } as const
const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ')

const entry = {
  area: 'Statement, declarant and purpose',
  jurisdiction: 'F',
  lawAsOf: '2026-11-01',
  rule: words(60),
  terms: ['word1', 'word2 word3', 'one'],
  elements: ['one', 'two'],
  traps: ['one', 'two'],
  approach: words(20),
  authorities: ['FRE 801(c)'],
  asked: ['hearsay', 'out of court statement', 'truth of the matter'],
}

const read = (change: Record<string, unknown> = {}) =>
  readLibraryFile(FILE, stringify({ ...HEAD, rules: [{ ...entry, ...change }] }))
const faults = (change: Record<string, unknown> = {}) =>
  checkLibrary(read(change), true).map(({ reason }) => reason)

describe('a library file', () => {
  it('is read when it is sound', () => {
    expect(read().failures).toEqual([])
    expect(read().rules).toMatchObject([{ ...HEAD, area: entry.area, file: FILE }])
    expect(faults()).toEqual([])
  })

  it.each([
    [{ rule: '' }, 'rule: is empty'],
    [{ lawAsOf: 'now' }, 'lawAsOf: is not a date like 2026-11-01'],
    [{ area: 'Dreams' }, 'area: area "Dreams" is not in Hearsay: definition and exclusions'],
    [{ jurisdiction: 'X' }, /^jurisdiction: /],
    [{ extra: 1 }, /extra/],
  ])('names what is wrong: %j', (change, reason) => {
    const [failure] = read(change).failures
    expect(failure).toMatchObject({ file: FILE, rule: 'library' })
    expect(failure?.reason).toMatch(reason)
    expect(read(change).rules).toEqual([])
  })

  it('is refused when it is no YAML, no library, or in the wrong place', () => {
    expect(readLibraryFile(FILE, '{').failures[0]?.reason).toMatch(/^not readable as YAML/)
    expect(readLibraryFile(FILE, 'rules: 7').failures.length).toBeGreaterThan(0)
    const text = stringify({ ...HEAD, rules: [entry] })
    expect(readLibraryFile('library/torts/x.yaml', text).failures[0]?.reason).toBe(`belongs in ${FILE}`)
    expect(readLibraryFile(FILE, stringify({ ...HEAD, subject: 'Tax', rules: [] })).failures).toHaveLength(1)
  })

  it.each([
    [{ rule: words(39) }, 'rule has 39 words, wanted 40 to 150'],
    [{ rule: words(151) }, 'rule has 151 words, wanted 40 to 150'],
    [{ approach: words(46) }, 'approach has 46 words, wanted 15 to 45'],
    [{ terms: ['word1', 'word2'] }, 'terms has 2, wanted 3 to 14'],
    [
      { terms: ['word1', 'word2', 'word5 word4'] },
      'terms: "word5 word4" stands neither in the rule nor in its elements',
    ],
    [{ terms: [] }, 'names no terms of art'],
    [{ elements: ['one'] }, 'elements has 1 lines, wanted 2 to 6'],
    [{ traps: ['1', '2', '3', '4', '5'] }, 'traps has 5 lines, wanted 2 to 4'],
    [{ asked: ['a', 'b'] }, 'asked has 2 phrases, wanted 3 to 8'],
    [{ asked: ['a', 'b', 'C'] }, 'asked: "C" is not in lower case'],
    [
      { asked: ['rehabilitate a witness', 'b', 'c'] },
      'asked: "rehabilitate a witness" comes first, and names nothing to explain',
    ],
    [
      { asked: ['what is a search', 'b', 'c'] },
      'asked: "what is a search" comes first, and names nothing to explain',
    ],
    [{ authorities: ['my professor'] }, 'no authority in a known form (given: my professor)'],
  ])('keeps the limits of the format: %j', (change, reason) => {
    expect(faults(change)).toEqual([reason])
  })
})

describe('a term of art', () => {
  it('is named in any inflection and only as a whole', () => {
    expect(names('Two trespassers fell.', 'trespasser')).toBe(true)
    expect(names('It was an “open and obvious” danger.', 'open and obvious')).toBe(true)
    expect(names('The door stood open.', 'open and obvious')).toBe(false)
    expect(names('An invitation to dine', 'invitee')).toBe(false)
  })
})

describe('the library as a whole', () => {
  it('wants one rule an area: a missing one is named, a second one too', () => {
    const { rules } = read()
    const failures = checkLibrary({ rules: [...rules, ...rules], failures: [] }, false)
    expect(failures).toHaveLength(AREAS.length - 1 + 1)
    expect(failures).toContainEqual({
      severity: 'reject',
      file: 'library/torts/negligence-defenses.yaml',
      item: 'Comparative fault',
      rule: 'library',
      reason: 'this area has no rule',
    })
    expect(failures).toContainEqual(
      expect.objectContaining({ item: entry.area, reason: 'this area has a second rule' }),
    )
  })

  it('is built although an entry is only warned of, and not while one is refused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'library-'))
    mkdirSync(dirname(join(folder, FILE)), { recursive: true })
    const built = (change: Record<string, unknown>) => {
      writeFileSync(join(folder, FILE), stringify({ ...HEAD, rules: [{ ...entry, ...change }] }))
      return runBank(
        ['build', '--out', join(folder, 'out')],
        { print: () => {}, complain: () => {} },
        folder,
        [],
      )
    }
    expect(await built({ terms: [] })).toBe(0)
    expect(await built({ elements: ['one'] })).toBe(1)
  })

  it('is read from its folder in path order, and is empty where there is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'library-'))
    expect(loadLibrary(folder)).toEqual({ rules: [], failures: [] })
    mkdirSync(dirname(join(folder, FILE)), { recursive: true })
    writeFileSync(join(folder, FILE), stringify({ ...HEAD, rules: [entry] }))
    expect(loadLibrary(folder).rules).toHaveLength(1)
  })
})

describe('the library’s artifact', () => {
  const { rules } = read()
  const inArea = { ...SOUND, ...HEAD, area: entry.area }
  const items = [
    { ...inArea, id: id(1), pool: 'practice' as const, explanation: 'the practice explanation' },
    { ...inArea, id: id(2), pool: 'ranked' as const, explanation: 'the ranked explanation' },
    { ...inArea, id: id(3), pool: 'daily' as const, explanation: 'the daily explanation' },
  ]

  it('holds explanations of the practice pool alone, and parses by the contract', () => {
    const text = libraryText(rules, items)
    const [rule] = libraryRule.array().parse(JSON.parse(text))
    expect(rule).toMatchObject({
      id: 'evidence.hearsay-definition-and-exclusions.statement-declarant-and-purpose',
      explained: 'the practice explanation',
    })
    expect(text).not.toMatch(/ranked|daily/)
    expect(rule).not.toHaveProperty('file')
  })

  it('is the same bytes for the same rules, and its change is a new version', () => {
    const folder = () => mkdtempSync(join(tmpdir(), 'artifacts-'))
    expect(libraryText(rules, items)).toBe(libraryText([...rules], [...items].reverse()))
    const before = writeArtifacts(items, folder(), { rules, asked: [], beyond: [] })
    const after = writeArtifacts(items, folder())
    expect(before.library).toMatchObject({ file: 'library.json', count: 1 })
    expect(after.version).not.toBe(before.version)
    expect(after.pools).toEqual(before.pools)
  })
})

describe('the real library', () => {
  const { rules } = loadLibrary(BANK_FOLDER)
  const { items } = loadItems(BANK_FOLDER)
  const text = libraryText(rules, items)

  it('quotes no explanation, stem or reason of a ranked or daily item', () => {
    const kept = items.filter(({ pool }) => pool !== 'practice')
    expect(kept.length).toBeGreaterThan(100)
    const quoted = (prose: string) => text.includes(JSON.stringify(prose).slice(1, -1))
    expect(quoted(items.find(({ pool }) => pool === 'practice')?.explanation ?? 'none')).toBe(
      rules.length > 0,
    )
    for (const item of kept)
      for (const prose of [item.explanation, item.stem, ...item.choices.map(({ why }) => why)])
        expect(quoted(prose), item.id).toBe(false)
  })
})
