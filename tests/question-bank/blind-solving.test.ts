import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAnswers } from '../../question-bank/blind/answers.ts'
import { itemHash, type Solver, sheetTag } from '../../question-bank/blind/fingerprint.ts'
import { readRecords, recordLines } from '../../question-bank/blind/record-file.ts'
import { letterOf, sheet, sheetOrder } from '../../question-bank/blind/sheet.ts'
import { byItem, firstTimeFailures, standingOf } from '../../question-bank/blind/standing.ts'
import { checkCurated } from '../../question-bank/check/check.ts'
import { record } from '../../question-bank/command/record.ts'
import { loadBank } from '../../question-bank/load/bank.ts'
import type { Item } from '../../question-bank/load/item.ts'
import { fairBank } from './fair-bank.ts'
import { item, SOUND } from './sound-item.ts'
import { trialBank, writeItems } from './trial-bank.ts'

const BANK = fairBank(40)
const find = (id: string) => BANK.find((entry) => entry.id === id)

/** The answer line of a solver who picks a written index. */
function line(entry: Item, solver: Solver, pick: number, rest = ''): string {
  return `${entry.id}#${sheetTag(entry, solver)} ${letterOf(entry, solver, pick)}${rest}`
}

describe('solving sheets', () => {
  const text = (solver: Solver) => sheet(BANK, solver).join('\n')

  it('hold every stem and option under its name, and nothing of the key', () => {
    for (const entry of BANK) {
      expect(text(1)).toContain(`${entry.id}#`)
      expect(text(1)).toContain(entry.choices[0]?.text)
    }
    expect(text(1)).not.toMatch(/correct|practice|ranked|daily|difficulty|hint/i)
  })

  it('differ between the solvers in the order of items and of options', () => {
    const names = (solver: Solver) => [...text(solver).matchAll(/^(ev-\d+)#/gm)].map((found) => found[1])
    expect(names(1)).not.toEqual(names(2))
    expect([...names(1)].sort()).toEqual([...names(2)].sort())
    const moved = BANK.filter((entry) => sheetOrder(entry, 1).join() !== sheetOrder(entry, 2).join())
    expect(moved.length).toBeGreaterThan(BANK.length / 2)
  })

  it('put the key under every letter about equally often', () => {
    const bank = fairBank(400)
    for (const solver of [1, 2] as const) {
      for (const letter of 'ABCD') {
        const hits = bank.filter((entry) => letterOf(entry, solver, entry.correct) === letter).length
        expect(hits).toBeGreaterThan(70)
        expect(hits).toBeLessThan(130)
      }
    }
  })
})

describe('answer files', () => {
  const first = BANK[0] as Item

  it('give written indexes back, with arguments and remarks', () => {
    const read = readAnswers(
      `# my answers\n\n${line(first, 2, 3)} !argues ${letterOf(first, 2, 1)} // close call\n`,
      2,
      find,
    )
    expect(read).toEqual({
      answers: [{ item: first.id, pick: 3, argues: 1, note: 'close call' }],
      problems: [],
    })
  })

  it('may leave the tag out, and may say that no option is right', () => {
    const read = readAnswers(`${first.id} ${letterOf(first, 1, 2)}\n${BANK[1]?.id} ?`, 1, find)
    expect(read.answers.map((answer) => answer.pick)).toEqual([2, null])
  })

  it.each([
    ['an unknown item', 'ev-9999 A', /line 1: no item ev-9999/],
    ['a letter without an option', `${first.id} E`, /no option of that letter/],
    ['the other solver’s sheet', line(first, 2, 0), /files swapped/],
    ['the same item twice', `${first.id} A\n${first.id} A`, /line 2: ev-0001 is answered twice/],
    ['an argument for the picked option', `${first.id} A !argues A`, /argues the option it picks/],
    ['anything else', 'I think A', /not an answer like/],
  ])('%s is refused with its line', (_name, text, problem) => {
    expect(readAnswers(text, 1, find).problems.join()).toMatch(problem)
  })

  it('of a sheet printed before a rewording are refused', () => {
    const reworded = () => ({ ...first, stem: `${first.stem} Again?` })
    expect(readAnswers(line(first, 1, 0), 1, reworded).problems.join()).toMatch(/reworded since/)
  })
})

describe('the record', () => {
  const run = (path: string, one: string, two: string, on = '2026-11-20') => {
    writeFileSync(join(path, 'one.txt'), one)
    writeFileSync(join(path, 'two.txt'), two)
    const said: string[] = []
    const output = { print: (text: string) => said.push(text), complain: (text: string) => said.push(text) }
    const code = record(['--on', on, join(path, 'one.txt'), join(path, 'two.txt')], output, path)
    return { code, said: said.join('\n') }
  }
  const other = item({ id: 'ev-0002', stem: SOUND.stem.replace('shopper', 'visitor') })
  const reviewFailures = (path: string) =>
    checkCurated(loadBank(path), {}).filter((failure) => failure.rule.startsWith('review'))

  it('agreed needs both picks on the key and no argument for another option', () => {
    const third = item({ id: 'ev-0003' })
    const path = trialBank([SOUND, other, third])
    const answers = (solver: Solver, picks: number[], arg = '') =>
      [SOUND, other, third]
        .map((entry, index) => line(entry, solver, picks[index] ?? 0, index === 2 ? arg : ''))
        .join('\n')
    const { code, said } = run(
      path,
      answers(1, [0, 0, 0]),
      answers(2, [0, 2, 0], ` !argues ${letterOf(third, 2, 1)}`),
    )
    expect(code).toBe(0)
    expect(said).toMatch(/items recorded: 3, agreed: 1/)
    expect(loadBank(path).records).toEqual([
      { item: 'ev-0001', hash: itemHash(SOUND), picks: [0, 0], agreed: true, on: '2026-11-20' },
      { item: 'ev-0002', hash: itemHash(other), picks: [0, 2], agreed: false, on: '2026-11-20' },
      {
        item: 'ev-0003',
        hash: itemHash(third),
        picks: [0, 0],
        argued: [null, 1],
        agreed: false,
        on: '2026-11-20',
      },
    ])
    expect(reviewFailures(path).map((failure) => failure.item)).toEqual(['ev-0002', 'ev-0003'])
  })

  it('both picking the same wrong option is not agreed', () => {
    const path = trialBank([SOUND])
    run(path, line(SOUND, 1, 2), line(SOUND, 2, 2))
    expect(loadBank(path).records[0]).toMatchObject({ picks: [2, 2], agreed: false })
  })

  it('keeps the failed attempt when the item is rewritten and solved again', () => {
    const path = trialBank([SOUND])
    run(path, line(SOUND, 1, 1), line(SOUND, 2, 0))
    const mended = item({ stem: SOUND.stem.replace('spilled', 'leaking') })
    writeItems(path, [mended])
    expect(reviewFailures(path)[0]?.reason).toMatch(/changed after it was solved/)
    run(path, line(mended, 1, 0), line(mended, 2, 0), '2026-11-21')
    const { records } = loadBank(path)
    expect(records.map((entry) => entry.agreed)).toEqual([false, true])
    expect(reviewFailures(path)).toEqual([])
    expect(firstTimeFailures(records)).toEqual({ failed: 1, solved: 1 })
  })

  it('the newest record of the present wording decides', () => {
    const path = trialBank([SOUND])
    run(path, line(SOUND, 1, 0), line(SOUND, 2, 0))
    run(path, line(SOUND, 1, 0), line(SOUND, 2, 3))
    const { records } = loadBank(path)
    expect(standingOf(SOUND, byItem(records))).toBe('failed')
    expect(reviewFailures(path)[0]?.reason).toMatch(/did not agree/)
  })

  it('an item that nobody solved fails the check, and passes it as a draft', () => {
    const path = trialBank([SOUND])
    expect(reviewFailures(path)).toMatchObject([{ item: 'ev-0001', rule: 'reviewed', severity: 'reject' }])
    expect(checkCurated(loadBank(path), { drafts: true })).toEqual([])
  })

  it('records nothing when one solver skipped an item or a line is wrong', () => {
    const path = trialBank([SOUND, other])
    const both = `${line(SOUND, 1, 0)}\n${line(other, 1, 0)}`
    const skipped = run(path, both, line(SOUND, 2, 0))
    expect(skipped).toMatchObject({ code: 1, said: expect.stringMatching(/ev-0002: only solver 1 answered/) })
    expect(run(path, both, 'ev-0001 Z').code).toBe(1)
    expect(loadBank(path).records).toEqual([])
  })

  it('a record that claims more than its picks show fails the check', () => {
    const path = trialBank([SOUND])
    mkdirSync(join(path, 'reviews'))
    const claim = {
      item: 'ev-0001',
      hash: itemHash(SOUND),
      picks: [0, 1] as [number, number],
      agreed: true,
      on: '2026-11-20',
    }
    appendFileSync(join(path, 'reviews/evidence.yaml'), recordLines([claim]))
    expect(
      reviewFailures(path)
        .map((failure) => failure.rule)
        .sort(),
    ).toEqual(['review-file', 'reviewed'])
  })

  it('a broken record file is named, entry by entry', () => {
    const { records, failures } = readRecords(
      'reviews/torts.yaml',
      '- { item: tt-0001, hash: xyz, picks: [0, 0], agreed: true, on: 2026-11-20 }',
    )
    expect(records).toEqual([])
    expect(failures).toMatchObject([
      { file: 'reviews/torts.yaml', reason: 'record 1: hash: is not 16 hexadecimal digits' },
    ])
  })

  it('one record is one line, and reads back as it was', () => {
    const entry = {
      item: 'ev-0001',
      hash: '0123456789abcdef',
      picks: [0, null] as [number, null],
      agreed: false,
      on: '2026-11-20',
      note: 'solver 2: "no" fits: none',
    }
    const text = recordLines([entry, entry])
    expect(text.trimEnd().split('\n')).toHaveLength(2)
    expect(readRecords('x', text)).toEqual({ records: [entry, entry], failures: [] })
  })
})

describe('the hash of an item', () => {
  it('changes with stem, options and key, and not with spacing or the rest', () => {
    expect(itemHash(item({ stem: `${SOUND.stem}!` }))).not.toBe(itemHash(SOUND))
    expect(itemHash(item({ correct: 1 }))).not.toBe(itemHash(SOUND))
    expect(itemHash(item({ choices: [...SOUND.choices].reverse() }))).not.toBe(itemHash(SOUND))
    expect(itemHash(item({ stem: SOUND.stem.replaceAll(' ', '\n  ') }))).toBe(itemHash(SOUND))
    expect(itemHash(item({ explanation: 'Other.', hint: 'Other.', pool: 'daily' }))).toBe(itemHash(SOUND))
  })
})
