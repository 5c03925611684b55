import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { checkFamily } from '../../question-bank/check/families.ts'
import { runBank } from '../../question-bank/command/command.ts'
import type { AnyFamily } from '../../question-bank/families/engine/contract.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/** A project that has everything of this one but its families, by links. */
function emptyProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'new-family-'))
  const link = (path: string) => symlinkSync(join(process.cwd(), path), join(project, path))
  for (const folder of ['question-bank/families', 'tests/question-bank'])
    mkdirSync(join(project, folder), { recursive: true })
  for (const entry of readdirSync('question-bank')) if (entry !== 'families') link(`question-bank/${entry}`)
  for (const path of [
    'question-bank/families/engine',
    'tests/question-bank/family-contract.ts',
    'node_modules',
    'package.json',
    'protocol',
    'rules',
  ])
    link(path)
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions,
      include: ['question-bank/families/contracts', 'tests/question-bank/families'],
    }),
  )
  return project
}

async function run(project: string, ...args: readonly string[]) {
  const printed: string[] = []
  const complained: string[] = []
  const output = {
    print: (line: string) => printed.push(line),
    complain: (line: string) => complained.push(line),
  }
  const code = await runBank(['new-family', ...args], output, join(project, 'question-bank'))
  return { code, printed, complained }
}

const FOLDER = 'question-bank/families/contracts/parol-evidence-rule'
const TEST = 'tests/question-bank/families/contracts/parol-evidence-rule.test.ts'

const project = emptyProject()
const made = await run(project, 'contracts', 'parol-evidence-rule', '--id', 'k-16')
afterAll(() => rmSync(project, { recursive: true }))

describe('new-family', () => {
  it('writes one file a table, the family and its test, and says what it wrote and what comes next', () => {
    const files = ['facts', 'family', 'misconceptions', 'paths', 'reasons', 'rules', 'stories'].map(
      (name) => `${FOLDER}/${name}.ts`,
    )
    expect(made.code).toBe(0)
    expect(made.printed.filter((line) => line.startsWith('wrote '))).toEqual(
      [...files, TEST].map((file) => `wrote ${file}`),
    )
    for (const file of [...files, TEST]) expect(existsSync(join(project, file))).toBe(true)
    expect(made.printed).toContain(
      "   import { parolEvidenceRule } from './contracts/parol-evidence-rule/family.ts'",
    )
    expect(made.printed).toContain('5. npm run bank -- calibrate --family k-16')
  })

  it('leaves nothing of the template’s names', () => {
    const text = [...readdirSync(join(project, FOLDER)).map((file) => `${FOLDER}/${file}`), TEST]
      .map((file) => readFileSync(join(project, file), 'utf8'))
      .join('\n')
    expect(text).not.toMatch(/Loan(?:Facts|Story)|libraryFees|Library fees|template|k-00/)
  })

  it('type-checks, and a typo in it does not', { timeout: 60_000 }, () => {
    const types = () =>
      spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'], {
        cwd: project,
        encoding: 'utf8',
      }).stdout
    expect(types()).toBe('')
    const paths = join(project, FOLDER, 'paths.ts')
    const text = readFileSync(paths, 'utf8')
    writeFileSync(paths, text.replace("because: ['no-help']", "because: ['no-halp']"))
    expect(types()).toMatch(/paths\.ts\(\d+,\d+\): error .*no-halp/)
    writeFileSync(paths, text)
  })

  it('passes the check, and is not served', async () => {
    const module = await import(pathToFileURL(join(project, FOLDER, 'family.ts')).href)
    const family: AnyFamily = module.parolEvidenceRule
    expect(family).toMatchObject({ id: 'k-16', name: 'Parol evidence rule', subject: 'Contracts' })
    expect(family.folder).toBe('contracts/parol-evidence-rule')
    expect(factPatternsOf(family)).toHaveLength(6)
    const failures = checkFamily(family, new Map(), true)
    expect(failures.filter(({ severity }) => severity === 'reject')).toEqual([])
    expect(family.blocked).toBe('its law is a toy')
  })

  it.each([
    [['contracts', 'parol-evidence-rule', '--id', 'k-17'], /parol-evidence-rule exists$/],
    [
      ['contracts', 'condition-precedent', '--id', 'k-05'],
      /k-05 is the id of "Statute of frauds and its exceptions"$/,
    ],
    [
      ['evidence', 'impeachment-by-conviction', '--id', 'ev-16'],
      /"Impeachment by conviction" is the name of ev-10$/,
    ],
    [['contracts', 'condition-precedent', '--id', 'tt-16'], /--id is k- and two digits, not "tt-16"$/],
    [['contracts', 'condition-precedent'], /--id is k- and two digits, not ""$/],
    [['contracts', 'Condition_Precedent', '--id', 'k-16'], /lower-case words joined by hyphens/],
    [['contracts', '../torts/battery', '--id', 'k-16'], /lower-case words joined by hyphens/],
    [['tax', 'condition-precedent', '--id', 'k-16'], /no subject "tax"; one of civil-procedure/],
    [['contracts', '--id', 'k-16'], /give a subject and a slug/],
    [['contracts', 'one', 'two', '--id', 'k-16'], /give a subject and a slug/],
  ])('%j is refused in one line, and nothing is written', async (args, reason) => {
    const families = join(project, 'question-bank/families')
    const before = readdirSync(families, { recursive: true })
    const { code, printed, complained } = await run(project, ...args)
    expect({ code, printed, complained }).toEqual({
      code: 2,
      printed: [],
      complained: [expect.stringMatching(reason)],
    })
    expect(readdirSync(families, { recursive: true })).toEqual(before)
  })
})
