import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type BankItem, POOLS } from '#protocol/bank.ts'
import { artifactItem, contentHash } from '../../question-bank/build/artifact.ts'
import { choiceOrder } from '../../question-bank/build/order.ts'
import { type Manifest, writeArtifacts } from '../../question-bank/build/write.ts'
import { type Item, keyOf } from '../../question-bank/load/item.ts'
import { fairBank } from './fair-bank.ts'
import { id, SOUND } from './sound-item.ts'

const BANK: Item[] = fairBank(60).map((item, place) => ({ ...item, pool: POOLS[place % 3] ?? 'practice' }))
const folder = () => mkdtempSync(join(tmpdir(), 'artifacts-'))
const read = (path: string, file: string) => readFileSync(join(path, file), 'utf8')

describe('artifacts', () => {
  it('one file a pool, hashed and counted by the manifest, and nothing else', () => {
    const path = folder()
    const manifest = writeArtifacts(BANK, path)
    expect(readdirSync(path).sort()).toEqual([
      'areas.json',
      'daily.json',
      'library.json',
      'manifest.json',
      'practice.json',
      'ranked.json',
    ])
    expect(JSON.parse(read(path, 'manifest.json')) as Manifest).toEqual(manifest)
    for (const pool of POOLS) {
      const text = read(path, manifest.pools[pool].file)
      const items = JSON.parse(text) as BankItem[]
      expect(contentHash(text)).toBe(manifest.pools[pool].hash)
      expect(items).toHaveLength(manifest.pools[pool].count)
      expect(new Set(items.map((item) => item.pool))).toEqual(new Set([pool]))
      expect(items.map((item) => item.id)).toEqual([...items.map((item) => item.id)].sort())
    }
  })

  it('are the same bytes for the same items, in whatever order they were read', () => {
    const [one, other] = [folder(), folder()]
    expect(writeArtifacts(BANK, one)).toEqual(writeArtifacts([...BANK].reverse(), other))
    for (const file of readdirSync(one)) expect(read(one, file)).toBe(read(other, file))
  })

  it('change version with any content, and the hash of that pool only', () => {
    const before = writeArtifacts(BANK, folder())
    const changed = BANK.map((item, place) => (place === 0 ? { ...item, hint: 'Look again.' } : item))
    const after = writeArtifacts(changed, folder())
    expect(after.version).not.toBe(before.version)
    expect(after.pools.practice.hash).not.toBe(before.pools.practice.hash)
    expect(after.pools.ranked).toEqual(before.pools.ranked)
  })

  it('replace an older build whole, leaving no drafts behind', () => {
    const path = folder()
    writeArtifacts(BANK, path)
    const inode = statSync(join(path, 'practice.json')).ino
    writeArtifacts(BANK.slice(0, 3), path)
    expect(JSON.parse(read(path, 'practice.json'))).toHaveLength(1)
    expect(statSync(join(path, 'practice.json')).ino).not.toBe(inode)
    expect(readdirSync(path)).toHaveLength(6)
  })

  it('an empty pool is an empty list', () => {
    const path = folder()
    writeArtifacts([], path)
    expect(JSON.parse(read(path, 'daily.json'))).toEqual([])
  })
})

describe('an item in an artifact', () => {
  it('keeps its key and puts every why beside its own choice', () => {
    for (const item of BANK.map((entry) => ({
      ...entry,
      choices: entry.choices.map((choice) => ({ ...choice, why: `why ${choice.text}` })),
    }))) {
      const made = artifactItem(item)
      expect(made.choices[made.correctIndex]).toBe(keyOf(item))
      expect(made.why).toEqual(made.choices.map((text) => `why ${text}`))
    }
  })

  it('has exactly the fields servers load', () => {
    expect(Object.keys(artifactItem(SOUND))).toEqual([
      'id',
      'family',
      'path',
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
      'lawAsOf',
      'nextgenScope',
    ])
  })
})

describe('the order of choices', () => {
  it('hangs on the id alone: rewording moves nothing', () => {
    const reworded = {
      ...SOUND,
      stem: 'New?',
      choices: SOUND.choices.map((choice) => ({ ...choice, text: 'x' })),
    }
    expect(choiceOrder(reworded)).toEqual(choiceOrder(SOUND))
  })

  it('puts sums of money from the smallest to the largest where the item says so', () => {
    const sums = ['$1,500, as a share', '$900.50, as a share', '$12,000, as a share', '$0, as a share']
    const item = { ...SOUND, choices: sums.map((text) => ({ text, why: '' })), bySum: true }
    expect(choiceOrder(item)).toEqual([3, 1, 0, 2])
    expect(() => choiceOrder({ ...SOUND, bySum: true })).toThrow('begins with no sum of money')
  })

  it('puts the key in each place equally often over ids that count up, whatever was written', () => {
    const places = [0, 0, 0, 0]
    for (let number = 0; number < 560; number += 1) {
      const item = { ...SOUND, id: id(number), correct: number % 7 === 0 ? 3 : 0 }
      const place = choiceOrder(item).indexOf(item.correct)
      places[place] = (places[place] ?? 0) + 1
    }
    expect(places).toEqual([140, 140, 140, 140])
  })
})
