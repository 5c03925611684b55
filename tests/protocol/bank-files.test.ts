import { describe, expect, it } from 'vitest'
import { bankItem, bankManifest } from '#protocol/bank.ts'

const item = {
  id: 't-1',
  family: null,
  path: null,
  subject: 'Torts',
  subtopic: 'Negligence',
  area: 'Duty',
  difficulty: 5,
  pool: 'practice',
  stem: 'Who owes what?',
  choices: ['a', 'b', 'c', 'd'],
  correctIndex: 0,
  why: ['a', 'b', 'c', 'd'],
  explanation: 'Because.',
  hint: '',
  authorities: [],
  jurisdiction: '',
  lawAsOf: '',
  nextgenScope: '',
}
const isItem = (change: object) => bankItem.safeParse({ ...item, ...change }).success

describe('an item of the bank', () => {
  it('keeps every field', () => {
    expect(bankItem.parse(item)).toEqual(item)
  })

  it.each(['id', 'path', 'subtopic', 'area', 'stem', 'explanation'])('has words in %s', (field) => {
    expect(isItem({ [field]: '' })).toBe(false)
    expect(isItem({ [field]: 'two words' })).toBe(true)
  })

  it('has four choices with a reason each, and the key among them', () => {
    const lists = [
      ['a', 'b', 'c'],
      ['a', 'b', 'c', ''],
      ['aa', 'b', 'c', 'd'],
    ]
    expect(lists.map((choices) => isItem({ choices }))).toEqual([false, false, true])
    expect(lists.map((why) => isItem({ why }))).toEqual([false, false, true])
    expect([-1, 0, 3, 4].filter((correctIndex) => isItem({ correctIndex }))).toEqual([0, 3])
  })

  it('has a difficulty from 1 to 10', () => {
    expect([0, 1, 10, 11].filter((difficulty) => isItem({ difficulty }))).toEqual([1, 10])
  })
})

describe('the manifest', () => {
  const artifact = { file: 'practice-1.json', hash: 'f'.repeat(64), count: 3 }
  const manifest = { version: '2', pools: { practice: artifact }, library: artifact }

  it('keeps what it names', () => {
    expect(bankManifest.parse(manifest)).toEqual(manifest)
    expect(bankManifest.safeParse({ ...manifest, version: '' }).success).toBe(false)
    expect(bankManifest.safeParse({ ...manifest, version: '22' }).success).toBe(true)
  })

  it('names files of its own folder only', () => {
    const isFile = (file: string) =>
      bankManifest.safeParse({ ...manifest, library: { ...artifact, file } }).success
    const names = ['a', 'a_b-2.json', '', '../a', 'a/b', 'a\\b', ' a', 'a ']
    expect(names.filter(isFile)).toEqual(['a', 'a_b-2.json'])
  })
})
