import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { itemHash, sheetTag } from '../../question-bank/blind/fingerprint.ts'
import { ratingFile, readRatings } from '../../question-bank/blind/rating-file.ts'
import { rate } from '../../question-bank/command/rate.ts'
import { loadBank } from '../../question-bank/load/bank.ts'
import type { Item } from '../../question-bank/load/item.ts'
import { ratingTable } from '../../question-bank/report/rating-table.ts'
import { item } from './sound-item.ts'
import { trialBank } from './trial-bank.ts'

/** A bank of two items in a folder of its own, and what the command says. */
function trial() {
  const folder = trialBank([item({ id: 'ev-0001' }), item({ id: 'ev-0002' })])
  const said: string[] = []
  const output = { print: (line: string) => said.push(line), complain: (line: string) => said.push(line) }
  const [one, two] = loadBank(folder).items as [Item, Item]
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  return { folder, said, output, one, two, file }
}

describe('ratings', () => {
  it('of two readers are kept as one entry an item, with the wording they are of', () => {
    const { folder, output, one, two, file } = trial()
    const first = file('a.txt', `${one.id}#${sheetTag(one, 1)} 4 the call is inverted\n${two.id} 5 none\n`)
    const second = file('b.txt', `# a reader\n${one.id}#${sheetTag(one, 2)} 3.5\n`)
    expect(rate(['--on', '2026-11-23', first, second], output, folder)).toBe(0)
    expect(loadBank(folder).ratings).toEqual([
      {
        item: one.id,
        hash: itemHash(one),
        ratings: [4, 3.5],
        on: '2026-11-23',
        note: 'the call is inverted',
      },
      { item: two.id, hash: itemHash(two), ratings: [5], on: '2026-11-23' },
    ])
    expect(readFileSync(join(folder, ratingFile('evidence')), 'utf8').split('\n')).toHaveLength(3)
  })

  it.each([
    ['no stars', 'ev-0001 good', /not a rating/],
    ['six stars', 'ev-0001 6', /not a rating/],
    ['five and a half', 'ev-0001 5.5', /not a rating/],
    ['an unknown item', 'ev-0909 4', /no item ev-0909/],
    ['another wording', 'ev-0001#0000 4', /reworded since/],
  ])('of %s are refused, and nothing is kept', (_, line, reason) => {
    const { folder, said, output, file } = trial()
    expect(rate([file('a.txt', `${line}\n`)], output, folder)).toBe(1)
    expect(said[0]).toMatch(reason)
    expect(loadBank(folder).ratings).toEqual([])
  })

  it('that are no list, or no rating, fail the bank', () => {
    expect(readRatings('f', 'a: 1').failures[0]?.reason).toBe('is not a list of ratings')
    expect(readRatings('f', '- { item: x, hash: y, ratings: [9], on: z }').failures).toHaveLength(3)
    const { folder } = trial()
    mkdirSync(join(folder, 'reviews', 'ratings'), { recursive: true })
    writeFileSync(join(folder, ratingFile('torts')), '- nothing\n')
    expect(loadBank(folder).failures).toMatchObject([{ rule: 'rating-file', file: ratingFile('torts') }])
  })

  it('are reported by group, of the present wording alone', () => {
    const { one, two } = trial()
    const entry = (of: Item, ratings: number[], hash = itemHash(of)) => ({
      item: of.id,
      hash,
      ratings,
      on: '2026-11-23',
    })
    const ratings = [
      entry(one, [2, 2]),
      entry(one, [4, 5]),
      entry(two, [3, 3]),
      entry(two, [5, 5], '0000000000000000'),
    ]
    const rows = ratingTable(
      [
        { name: 'one', items: [one] },
        { name: 'two', items: [two] },
        { name: 'none', items: [] },
      ],
      ratings,
    )
    expect(rows.slice(2).map((row) => row.split(/\s{2,}/))).toEqual([
      ['one', '1', '2', '4.50', 'met'],
      ['two', '1', '2', '3.00', 'under 3.8'],
      ['none', '0', '–', '–', 'not rated in this wording'],
    ])
  })
})
