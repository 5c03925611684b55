import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { failureLine } from '../../question-bank/load/failure.ts'
import { loadItems, readItemFile } from '../../question-bank/load/items.ts'
import { SOUND } from './sound-item.ts'

const FILE = SOUND.file
const { family: _family, path: _path, subject, subtopic, file: _file, ...ENTRY } = SOUND

const fileText = (items: unknown[], head: object = { subject, subtopic }) => stringify({ ...head, items })
const lines = (text: string, file = FILE) => readItemFile(file, text).failures.map(failureLine)

describe('reading item files', () => {
  it('reads a sound item as it is', () => {
    expect(readItemFile(FILE, fileText([ENTRY]))).toEqual({ items: [SOUND], failures: [] })
  })

  it.each([
    ['difficulty', { ...ENTRY, difficulty: 11 }],
    ['pool', { ...ENTRY, pool: 'secret' }],
    ['jurisdiction', { ...ENTRY, jurisdiction: 'X' }],
    ['lawAsOf', { ...ENTRY, lawAsOf: 'November' }],
    ['nextgenScope', { ...ENTRY, nextgenScope: 'maybe' }],
    ['correct', { ...ENTRY, correct: 4 }],
    [
      'choices.2.why',
      {
        ...ENTRY,
        choices: ENTRY.choices.map((choice, index) => (index === 2 ? { text: choice.text } : choice)),
      },
    ],
    ['stem', { ...ENTRY, stem: ' ' }],
    ['hint', { ...ENTRY, hint: undefined }],
    ['whole entry', { ...ENTRY, author: 'someone' }],
  ])('names file, item and field %s', (field, entry) => {
    const found = lines(fileText([entry, { ...ENTRY, id: 'ev-0002' }]))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(
      new RegExp(`^${FILE.replaceAll('.', '\\.')} · ev-0001 · schema: ${field.replaceAll('.', '\\.')}: `),
    )
  })

  it('one bad item hides no other', () => {
    const read = readItemFile(
      FILE,
      fileText([
        { ...ENTRY, pool: 'x' },
        { ...ENTRY, id: 'ev-0002' },
      ]),
    )
    expect(read.items.map((item) => item.id)).toEqual(['ev-0002'])
  })

  it('an id of another form or another subject is refused', () => {
    expect(lines(fileText([{ ...ENTRY, id: 'ev-1' }]))[0]).toMatch(
      /ev-1 · schema: id: is not a prefix and four digits/,
    )
    expect(lines(fileText([{ ...ENTRY, id: 'tt-0001' }]))[0]).toMatch(/ids of Evidence begin with ev-/)
  })

  it('an area, subtopic or subject outside the taxonomy is refused', () => {
    expect(lines(fileText([{ ...ENTRY, area: 'Gossip' }]))[0]).toMatch(
      /ev-0001 · schema: area: area "Gossip"/,
    )
    expect(lines(fileText([ENTRY], { subject, subtopic: 'Gossip' }))[0]).toMatch(
      / – · schema: subtopic "Gossip"/,
    )
    expect(lines(fileText([ENTRY], { subject: 'Gossip', subtopic }))[0]).toMatch(
      / – · schema: subject "Gossip"/,
    )
  })

  it('a file in the wrong place is told where it belongs', () => {
    expect(lines(fileText([ENTRY]), 'items/evidence/hearsay.yaml')[0]).toContain(`belongs in ${FILE}`)
  })

  it('broken YAML and a missing head are one line each', () => {
    expect(lines('items: [')).toHaveLength(1)
    expect(lines('items: [')[0]).toMatch(/not readable as YAML/)
    expect(lines('just text')).toHaveLength(1)
  })
})

describe('reading the folder', () => {
  it('reads every file and refuses an id used twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bank-'))
    for (const name of [FILE, 'items/evidence/expert-testimony.yaml'])
      mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, FILE), fileText([ENTRY]))
    const second = { ...ENTRY, area: 'Ultimate issue' }
    writeFileSync(
      join(folder, 'items/evidence/expert-testimony.yaml'),
      fileText([second], { subject, subtopic: 'Expert testimony' }),
    )
    const { items, failures } = loadItems(folder)
    expect(items).toHaveLength(2)
    expect(failures.map(failureLine)).toEqual([
      `${FILE} · ev-0001 · schema: id: already used in items/evidence/expert-testimony.yaml`,
    ])
  })

  it('an empty bank is empty, not an error', () => {
    expect(loadItems(mkdtempSync(join(tmpdir(), 'bank-')))).toEqual({ items: [], failures: [] })
  })
})
