import { describe, expect, test } from 'vitest'
import { absentDocuments, brokenCitations, type Library } from './citations.ts'
import { anchorsIn, brokenLinks, missingPaths, Paths } from './links.ts'
import { misnumbered, readNumbered } from './sections.ts'

const SPEC =
  '# Spec\n\n## 1. Game\n- **S1.1** A rule.\n- **S1.1a** More of it.\n- **S1.1b** The rest.\n- **S1.2** Another.\n\n## 3. Records\n### Avatar\n- **S3.1** A base.\n'
const DESIGN = '# Design\n\n## 4. Settled\n### Daily\n- **D4.1** A clock.\n- **D4.2** A word.\n'
const library: Library = { spec: readNumbered(SPEC), design: readNumbered(DESIGN) }
const broken = (text: string, isDocument = false) => brokenCitations(text, library, isDocument)

describe('citations', () => {
  test.each([
    '/** Bounds (spec section 3). */',
    '// spec sections 1 and 3, to the letter',
    '/** A clock (design section 4, Daily; spec section 3, Avatar). */',
    '/** As spec S3.1 and design D4.2 say. */',
    "test('a base is known (S3.1)', () => {",
    "test('the rest (S1.1b)', () => {",
    '/** As spec S1.1a has it; Spec s1.1b. */',
    'RFC 9110 section 7.6.1',
  ])('that hold: %s', (text) => {
    expect(broken(text)).toEqual([])
  })

  test.each([
    ['/** Bounds (spec section 2). */', 'spec section 2'],
    ['// spec sections 1 and 9, to the letter', 'spec sections 1 and 9'],
    ['-- design sections 4-6', 'design sections 4-6'],
    ['/** A clock (design section 4, Boards). */', '(design section 4, Boards'],
    ['/** As design D4.9 says. */', 'design D4.9'],
    ["test('a base is known (S3.7)', () => {", 'S3.7'],
    ["test('a base is known (S1.1z)', () => {", 'S1.1z'],
    ['/** As spec S1.1c says. */', 'spec S1.1c'],
    ['/**\n * The clock (design\n * section 5).\n */', 'design section 5'],
    ['-- the clock (design\n-- section 5)', 'design section 5'],
  ])('that do not: %s', (text, fault) => {
    expect(broken(text)).toEqual([fault])
  })

  test('of rules in a document stand alone', () => {
    expect(broken('A match pays S1.1 and D4.3.', true)).toEqual(['D4.3'])
  })
})

describe('documents cited in code', () => {
  const exists = (file: string) => file === 'docs/item-standard.md'

  test.each([
    '/** See docs/item-standard.md. */',
    "'Only a final verdict can settle an issue of fact'",
    '/** The item standard ends every stem in its question. */',
  ])('that are here: %s', (text) => {
    expect(absentDocuments(text, exists)).toEqual([])
  })

  test.each([
    ['/** Open games (issue of friend games). */', '(issue of friend games)'],
    ['/** The bars of issue 9. */', 'issue 9'],
    ['/** A path (item-standard, Families). */', 'item-standard'],
    ['/** 8 ms a hash (reference/duel-engine.md). */', 'reference/duel-engine.md'],
    ['/** 8 ms a hash (docs/reference/duel-engine.md). */', 'docs/reference/duel-engine.md'],
  ])('that are not: %s', (text, fault) => {
    expect(absentDocuments(text, exists)).toEqual([fault])
  })
})

describe('paths in a document', () => {
  const paths = new Paths(['rules/', 'rules/days.ts', 'bank/', 'bank/check/', 'bank/check/a.ts', 'README.md'])
  const missing = (text: string) => missingPaths('bank/README.md', text, paths)

  test.each([
    '`rules/days.ts` and `#rules/days.ts:12`',
    '`check/`, `check/a.ts`, `a.ts`',
    '`check/<rule>.ts` or `bank/check/*.ts` or `bank/NAME/`',
    '`text/html`, `/api/auth/me`, `app://host/x`, `out/bank/practice.json`, `±1/2`',
    '```\nrules/gone.ts\n```',
  ])('that exist: %s', (text) => {
    expect(missing(text)).toEqual([])
  })

  test.each([
    ['`rules/weeks.ts`', 'rules/weeks.ts'],
    ['`rules/gone/`', 'rules/gone/'],
    ['`node bank/main.ts COMMAND`', 'bank/main.ts'],
    ['`check/b.ts`', 'check/b.ts'],
    ['`gone/b.ts`', 'gone/b.ts'],
    ['`gone.ts`', 'gone.ts'],
    ['`gone/`', 'gone/'],
    ['`bank/gone/<rule>.ts`', 'bank/gone/<rule>.ts'],
  ])('that do not: %s', (text, fault) => {
    expect(missing(text)).toEqual([fault])
  })
})

describe('links', () => {
  const read = (file: string) => (file === 'docs/spec.md' ? SPEC : file === 'docs/a.png' ? '' : null)

  test('lead to a file, and to a heading of it', () => {
    const text =
      '[a](../docs/spec.md) [b](spec.md#1-game) ![c](a.png) [d](#here) [e](https://a.b/c)\n## Here\n'
    expect(brokenLinks('docs/x.md', text, read)).toEqual([])
  })

  test('that lead nowhere are found', () => {
    const text = '[a](gone.md) [b](spec.md#2-gone) [c](#gone)'
    expect(brokenLinks('docs/x.md', text, read)).toEqual(['gone.md', 'spec.md#2-gone', '#gone'])
  })

  test('have anchors as GitHub makes them', () => {
    expect(anchorsIn('## 6. Matches: the row, and nodes\n')).toEqual(new Set(['6-matches-the-row-and-nodes']))
  })
})

describe('rules', () => {
  test('numbered in order are fine', () => {
    expect(misnumbered(SPEC)).toEqual([])
    expect(misnumbered(DESIGN)).toEqual([])
  })

  test('numbered twice, with a gap or in another section are found', () => {
    expect(misnumbered('## 1. A\n**S1.1** **S1.1** **S1.3** **S2.4**\n')).toEqual(['S1.1', 'S1.3', 'S2.4'])
  })

  test.each([
    ['before its number', '**S1.1** **S1.2a** **S1.2**', ['S1.2a', 'S1.2']],
    ['out of order', '**S1.1** **S1.1b** **S1.1a**', ['S1.1b', 'S1.1a']],
    ['with a gap', '**S1.1** **S1.1a** **S1.1c**', ['S1.1c']],
    ['after another number', '**S1.1** **S1.2** **S1.1a**', ['S1.1a']],
    ['twice', '**S1.1** **S1.1a** **S1.1a**', ['S1.1a']],
    ['at the start of a section', '**S1.1a**', ['S1.1a']],
  ])('with a letter that stands %s are found', (_, text, faults) => {
    expect(misnumbered(`## 1. A\n${text}\n`)).toEqual(faults)
  })
})
