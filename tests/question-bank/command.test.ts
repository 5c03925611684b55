import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runBank } from '../../question-bank/command/command.ts'
import type { AnyFamily } from '../../question-bank/families/engine/contract.ts'
import { impeachmentByConviction } from '../../question-bank/families/evidence/impeachment-by-conviction/family.ts'
import { SOUND } from './sound-item.ts'
import { trialBank, writeRecords } from './trial-bank.ts'

const OTHER = { ...SOUND, id: 'ev-0002', stem: SOUND.stem.replace('shopper', 'visitor') }
const BAD = { ...SOUND, id: 'ev-0003', hint: 'Ask who was warned.' }

async function run(
  args: readonly string[],
  bank = trialBank([SOUND]),
  families: readonly AnyFamily[] = [impeachmentByConviction],
) {
  const printed: string[] = []
  const complained: string[] = []
  const code = await runBank(
    args,
    {
      print: (line) => printed.push(line),
      complain: (line) => complained.push(line),
    },
    bank,
    families,
  )
  return { code, printed, complained }
}

describe('the bank command', () => {
  it.each([
    [[]],
    [['sell']],
    [['check', '--subject', 'tax']],
    [['check', '--loud']],
    [['check', '--share', '3/2']],
    [['check', '--share', 'half']],
    [['blind', '--solver', '3']],
    [['blind', '--items', 'ev-9999']],
    [['record', 'only-one.txt']],
    [['record', 'no-such-file.txt', 'nor-this.txt']],
    [['export', '--variants', 'many']],
    [['draws', '--players', 'none']],
  ])('%j is a wrong call: one line, exit 2', async (args) => {
    const { code, printed, complained } = await run(args)
    expect(code).toBe(2)
    expect(printed).toEqual([])
    expect(complained).toHaveLength(1)
  })

  it('check prints one line a failure and a count, and its exit code says whether there was one', async () => {
    const bad = await run(['check', '--subject', 'evidence', '--drafts'], trialBank([SOUND, BAD]))
    expect(bad.code).toBe(1)
    expect(bad.printed[0]).toBe(
      'items/evidence/hearsay-definition-and-exclusions.yaml · ev-0003 · hint-leak: the hint uses words found only in the key: warned',
    )
    expect(bad.printed.at(-1)).toMatch(/^items checked: 2, families checked: \d+, failures: [1-9]/)
    expect((await run(['check', '--subject', 'torts', '--drafts'], trialBank([BAD]))).code).toBe(0)
  })

  it('check looks at everything once, in however many shares', async () => {
    const bank = trialBank([SOUND, BAD])
    const lines = async (...args: string[]) => (await run(['check', '--drafts', ...args], bank)).printed
    const [one, two] = [await lines('--share', '1/2'), await lines('--share', '2/2')]
    expect([...one.slice(0, -1), ...two.slice(0, -1)]).toEqual((await lines()).slice(0, -1))
    expect([one.at(-1), two.at(-1)]).toEqual([
      expect.stringMatching(/^items checked: 2, families checked: 1\b/),
      expect.stringMatching(/^items checked: 0, families checked: 0\b/),
    ])
  })

  it('check wants a blind record of every item, unless they are drafts', async () => {
    const rules = async (args: string[]) =>
      (await run(['check', '--subject', 'evidence', ...args])).printed.filter((line) =>
        line.includes('ev-0001'),
      )
    expect(await rules([])).toEqual([expect.stringMatching(/ · reviewed: no one has solved it blind yet$/)])
    expect(await rules(['--drafts'])).toEqual([])
  })

  it('check --full holds the bank to the targets of the finished bank', async () => {
    const failures = async (args: string[]) =>
      (await run(['check', '--drafts', ...args])).printed.filter((line) => line.includes(' · target: '))
    expect(await failures([])).toEqual([])
    const unmet = (await run(['report'])).printed.filter((line) => / {2}not yet/.test(line)).length
    expect(await failures(['--full'])).toHaveLength(unmet)
    expect(unmet).toBeGreaterThan(10)
  })

  it('export prints one JSON object a line with the key in its place', async () => {
    const { code, printed } = await run(['export'], trialBank([SOUND, OTHER]))
    expect(code).toBe(0)
    expect(printed).toHaveLength(2)
    const made = JSON.parse(printed[0] ?? '') as { choices: string[]; correctIndex: number }
    expect(Object.keys(made)).toEqual([
      'id',
      'family',
      'subject',
      'subtopic',
      'area',
      'difficulty',
      'pool',
      'stem',
      'choices',
      'correctIndex',
      'why',
      'explanation',
      'hint',
      'authorities',
      'jurisdiction',
    ])
    expect(made.choices[made.correctIndex]).toBe(SOUND.choices[0]?.text)
  })

  it('build leaves out what nobody solved blind and says so', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'built-')), 'bank')
    const { code, printed, complained } = await run(['build', '--out', out])
    expect(code).toBe(0)
    expect(complained).toContain('items left out because no two solvers have agreed yet: 1')
    expect(printed[0]).toMatch(/^bank [0-9a-f]{12} built: practice 0, /)
    expect((await run(['build', '--drafts', '--out', out])).printed[0]).toMatch(/built: practice [1-9]/)
  })

  it('build stops at an item that was solved blind and breaks a rule; as drafts such items stay out', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'built-')), 'bank')
    const bank = trialBank([SOUND, BAD])
    writeRecords(bank, [SOUND, BAD])
    const { code, complained } = await run(['build', '--out', out], bank)
    expect(code).toBe(1)
    expect(complained).toEqual([expect.stringMatching(/ev-0003 · hint-leak/), 'nothing was built'])
    expect(existsSync(out)).toBe(false)
    const drafts = await run(['build', '--drafts', '--out', out], bank, [])
    expect(drafts.printed[0]).toMatch(/built: practice 1, /)
    expect(drafts.complained).toEqual([expect.stringMatching(/ev-0003 · hint-leak/)])
  })

  it('blind prints the sheet of a subject, a list of items, or what is not yet agreed', async () => {
    const bank = trialBank([SOUND, OTHER])
    const names = async (...args: string[]) =>
      (await run(['blind', ...args], bank)).printed.filter((line) => /^[a-z]+-\d{4}#/.test(line)).length
    expect(await names('--subject', 'evidence', '--solver', '2')).toBe(2)
    expect(await names('--subject', 'torts')).toBe(0)
    expect(await names('--items', 'ev-0002')).toBe(1)
    expect(await names('--unreviewed')).toBe(2)
  })
})
