import { describe, expect, test } from 'vitest'
import { textFiles } from '../docs/repository.ts'
import { formFaultsIn } from './form.ts'
import { findingText, lint, readBy } from './lint.ts'
import { labelsOf, withoutLabels } from './protected.ts'
import { faultsIn } from './rules.ts'
import type { Kind } from './said.ts'
import { saidIn } from './source-text.ts'

const files = textFiles()

describe('what people read', () => {
  test('is all seen: screens, the desktop, the server, its mails, Atticus, the commands and the documents', () => {
    const read = files.flatMap(readBy)
    expect(read.length).toBeGreaterThan(3_500)
    const rooms = new Set(read.map(({ path }) => path.split('/')[0]))
    for (const room of [
      'renderer',
      'electron',
      'cloud-server',
      'study',
      'http',
      'protocol',
      'rules',
      'scripts',
      'docs',
    ])
      expect(rooms).toContain(room)
    expect(read.map(({ path }) => path)).toContain('renderer/index.html')
    for (const text of ['Court is in session.', 'The server is busy. Try again in a minute.', 'Quit anyway'])
      expect(read.map((said) => said.text)).toContain(text)
  })

  test('is worded as docs/voice.md says, in the form a check can read', () => {
    expect(lint(files).map(findingText)).toEqual([])
  })
})

describe('a sentence', () => {
  const found = (text: string, kind: Kind = 'interface') => faultsIn(text, kind).map((fault) => fault.found)

  test.each([
    ['Practise Torts', 'Practise'],
    ['Enter your e-mail address', 'e-mail'],
    ['Nobody has points yet', 'Nobody'],
    ['A bewigged judge', 'bewigged'],
    ['The question was found unsound', 'unsound'],
    ['Please wait a moment, then try again.', 'Please'],
    ['You cannot block yourself', 'cannot'],
    ['This duel is not over yet.', 'is not'],
    ['You are offline. Reconnect, then try again.', 'You are'],
    ['You have answered this question', 'You have answered'],
    ['It is your turn', 'It is'],
    ['I am Atticus', 'I am'],
    ['Your points go on counting', 'go on'],
    ['The match could not be read. Try again.', 'could not be read'],
    ['{} of {} right answers', 'right answers'],
    ['How often you were right', 'you were right'],
    ['It was discarded, and nothing of it counts.', 'nothing of it'],
    ['Keep the account of @{}?', 'the account of'],
    ['Only players who agreed to news by mail', 'news by mail'],
    ['Loading…', '…'],
    ["You can't undo this", "'"],
    ['Choose "Keep my account"', '"'],
    ['Waiting: {} s', '{} s'],
    ['Listed on 23 November', '23 November'],
  ])('is found out: %s', (text, fault) => {
    expect(found(text)).toContain(fault)
  })

  test.each([
    'You can’t block yourself',
    'That’s what it is',
    'You have 3 lives',
    'Hi {},\nWe’ll send a link to {}.',
    'The answer is C. Not quite.',
    'Leaderboard',
  ])('is left alone: %s', (text) => {
    expect(found(text)).toEqual([])
  })

  test('has 20 words at most, and 40 in a document', () => {
    const words = (count: number) => `${'word '.repeat(count - 1)}end.`
    expect(found(words(20))).toEqual([])
    expect(found(words(21))).toHaveLength(1)
    expect(found(words(40), 'document')).toEqual([])
    expect(found(words(41), 'document')).toHaveLength(1)
  })

  test('of a failure says what to do next', () => {
    expect(found('We couldn’t save that.')).toEqual(['We couldn’t save that.'])
    expect(found('We couldn’t save that. Try again.')).toEqual([])
    expect(found('We couldn’t open this page')).toEqual([])
  })

  test('of the specification is read letter for letter', () => {
    expect(labelsOf("The toast 'Failed to submit answer', or 'Passwords don't match'.")).toEqual([
      'Failed to submit answer',
      "Passwords don't match",
    ])
    expect(withoutLabels('Passwords don’t match')).toBe('§')
    expect(found('Please enter a valid email address')).toEqual([])
  })
})

describe('the reader of source files', () => {
  const texts = (code: string) => saidIn('a.tsx', code).map(({ text, line }) => `${line} ${text}`)

  test('reads text, attributes, strings and templates, with values left open', () => {
    const code = [
      `const label = \`Your best is \${best}\``,
      'export const A = () => (',
      '  <p title="The title of it" className="flex gap-2 px-3">',
      "    You have <b>{count}</b> {'lives left'}.",
      '    <Button>Play now</Button>',
      '  </p>',
      ')',
      "const refused = refuse('gone', saved ? 'It is here' : 'It is gone')",
    ]
    expect(texts(code.join('\n'))).toEqual([
      '1 Your best is {}',
      '4 You have {} lives left.',
      '3 The title of it',
      '5 Play now',
      '8 It is here',
      '8 It is gone',
    ])
  })

  test.each([
    "throw new Error('The pool is closed')",
    "import a from './The file of it.ts'",
    'const rows = sql`select the words from a table`',
    "const look = 'inline-flex items-center rounded-md'",
    "if (text === 'The text of it') run()",
    "const url = '/api/auth/me'",
  ])('passes over what is for programs: %s', (code) => {
    expect(texts(code)).toEqual([])
  })
})

describe('the form of a sentence', () => {
  const found = (code: string) => formFaultsIn('a.ts', code).map((fault) => fault.found)

  test.each([
    ["const a = 'You have ' + lives", 'words joined by +'],
    ['const a = points.toLocaleString()', 'toLocaleString'],
    ['const a = value.toFixed(1)', 'toFixed'],
    ["const a = new Intl.NumberFormat('en-GB')", 'Intl.NumberFormat'],
    ['const a = at.toISOString().slice(0, 10)', 'toISOString().slice'],
    ["const a = count === 1 ? 'life' : 'lives'", 'a plural by hand'],
    [`const a = count > 1 ? \`\${count} answers\` : 'one answer'`, 'a plural by hand'],
    ["const a = n !== 1 ? 'are' : 'is'", 'a plural by hand'],
    [`const a = \`minute\${n === 1 ? '' : 's'}\``, 'a plural by hand'],
  ])('is found out: %s', (code, fault) => {
    expect(found(code)).toEqual([fault])
  })

  test.each([
    "const a = winner === 1 ? 'DEFEAT' : 'DRAW'",
    "const a = side === 1 ? 'sent' : 'received'",
    'const a = one + two',
    "const look = 'inline-flex items-center rounded-md ' + 'px-2 py-1'",
  ])('is left alone: %s', (code) => {
    expect(found(code)).toEqual([])
  })
})
