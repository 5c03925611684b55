import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { BankItem } from '#protocol/bank.ts'
import { questionMarks } from '#study/bank-files.ts'
import { item, spread, writeBank } from './bank-builder.ts'
import { KINDS, type StudyTrial, studyTrial } from './databases.ts'
import { grade, NOON, showing } from './play.ts'

const TORTS = { pool: 'practice', subject: 'Torts', difficulty: 1 } as const

/** Each question's id, and whether it is served or retired. */
async function held(trial: StudyTrial) {
  const rows = await trial.rows<{ id: string; retired: boolean | number }>(
    sql`select id, retired_at is not null as retired from questions order by id`,
  )
  return Object.fromEntries(rows.map(({ id, retired }) => [id, retired ? 'retired' : 'served']))
}

describe.each(KINDS)('loading the bank on %s', (kind) => {
  let trial: StudyTrial
  let folder: string
  beforeEach(async () => {
    trial = await studyTrial(kind)
    folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-bank-'))
  })
  afterEach(async () => {
    await trial.close()
    await rm(folder, { recursive: true })
  })

  test('stores every field of every item, and a place on the ring that any machine agrees on', async () => {
    const family = item('from a family', {
      family: 'hearsay-1',
      hint: 'Ask why it is offered.',
      nextgenScope: 'outside',
    })
    const items = [...spread({ each: 2 }), family]
    expect(await trial.load({ practice: items })).toEqual({ changed: true, items: items.length })
    const rows = await trial.rows(sql`
      select id, family, path, pool, subject, subtopic, area, difficulty, stem, choices,
        correct_index as "correctIndex", why, explanation, hint, authorities, jurisdiction, law_as_of as "lawAsOf",
        nextgen_scope as "nextgenScope", rnd, content_hash as "contentHash" from questions`)
    const byId = new Map(rows.map((row) => [row.id, row]))
    expect(byId.size).toBe(items.length)
    for (const one of items) expect(byId.get(one.id)).toEqual({ ...one, ...questionMarks(one) })
    expect(questionMarks(item('evidence-4-1')).rnd).toBe(0.9318054518662393)
  })

  test('a version that is held already is not read again', async () => {
    const items = spread({ each: 1 })
    await trial.load({ practice: items })
    await writeBank(folder, { practice: items })
    await rm(path.join(folder, 'practice.json'))
    expect(await trial.loadFolder(folder)).toEqual({ changed: false, items: 0 })
  })

  test('more items than one statement takes', async () => {
    const items = spread({ subjects: ['Torts', 'Evidence'], difficulties: [1, 2], each: 301 })
    expect(await trial.load({ practice: items })).toEqual({ changed: true, items: 1204 })
    expect(await trial.count('questions')).toBe(1204)
    expect(await trial.load({ practice: items.slice(0, 3) })).toEqual({ changed: true, items: 3 })
    const kept = Object.values(await held(trial)).filter((state) => state === 'served')
    expect(kept).toHaveLength(3)
  })

  describe('an item no longer in the bank', () => {
    const [old, other, late] = [item('old'), item('other'), item('late')]
    const both = { practice: [old, other] }

    test('is retired, not deleted, and served again when it comes back', async () => {
      await trial.load(both)
      await trial.load({ practice: [other, late] })
      expect(await held(trial)).toEqual({ late: 'served', old: 'retired', other: 'served' })
      expect(await trial.load(both)).toEqual({ changed: true, items: 2 })
      expect(await held(trial)).toEqual({ late: 'retired', old: 'served', other: 'served' })
    })

    test('is no longer picked, seen before or not', async () => {
      await trial.load(both)
      const [fresh, veteran] = [await trial.addPlayer(), await trial.addPlayer()]
      const store = trial.store()
      for (let i = 0; i < 2; i++) {
        const { item: next } = await store.unseenItem(veteran, TORTS, 0)
        if (next) await store.show(showing(veteran, next, { shownAt: NOON + i }), next)
      }
      const first = (await store.leastRecentItem(veteran, 'practice', 'Torts', [1])).item?.id
      await trial.load({ practice: [first === 'old' ? other : old] })
      expect((await store.leastRecentItem(veteran, 'practice', 'Torts', [1])).item?.id).not.toBe(first)
      expect((await store.unseenItem(veteran, TORTS, 0)).item).toBeNull()
      expect((await store.unseenItem(fresh, TORTS, 0)).item?.id).not.toBe(first)
    })

    test('can still be answered by whoever it was shown to', async () => {
      await trial.load({ practice: [old] })
      const player = await trial.addPlayer()
      const { item: asked } = await trial.store().unseenItem(player, TORTS, 0)
      if (!asked) expect.fail('nothing to show')
      const shown = await trial.store().show(showing(player, asked), asked)
      await trial.load({ practice: [other] })
      const result = await trial.store().record(player, shown.showing.id, grade({ correct: true }))
      expect(result).toMatchObject({ kind: 'recorded', shown: { item: asked } })
    })
  })

  test('an item whose text changed is stored anew under its id, and keeps its place', async () => {
    await trial.load({ practice: [item('one'), item('two')] })
    const before = await trial.rows(sql`select rnd from questions where id = 'one'`)
    await trial.load({ practice: [item('one', { stem: 'Mended?', difficulty: 2 }), item('two')] })
    const after = await trial.rows(sql`select stem, difficulty, rnd from questions where id = 'one'`)
    expect(after).toEqual([{ stem: 'Mended?', difficulty: 2, rnd: before[0]?.rnd }])
  })
})

describe.each(KINDS)('on %s a bank is refused, and what was held stays, when the file', (kind) => {
  let trial: StudyTrial
  let folder: string
  beforeAll(async () => {
    trial = await studyTrial(kind)
  })
  afterAll(() => trial.close())
  const good = [item('one'), item('two')]
  const changed = [item('one'), item('three')]

  async function alter(change: (text: string) => string, file = 'practice.json') {
    const name = path.join(folder, file)
    await writeFile(name, change(await readFile(name, 'utf8')))
  }
  const refused = async (why: RegExp | undefined) => {
    const before = [await held(trial), await trial.rows(sql`select pool, hash from bank_versions`)]
    await (why
      ? expect(trial.loadFolder(folder)).rejects.toThrow(why)
      : expect(trial.loadFolder(folder)).rejects.toThrow())
    expect([await held(trial), await trial.rows(sql`select pool, hash from bank_versions`)]).toEqual(before)
  }
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-bank-'))
    await trial.load({ practice: good })
    await writeBank(folder, { practice: changed })
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('was altered after it was built', async () => {
    await alter((text) => text.replace('"correctIndex":1', '"correctIndex":2').replace('three', 'thr33'))
    await refused(/do not match their hash/)
  })

  test('is cut short', async () => {
    await alter((text) => text.slice(0, -10))
    await refused(/do not match their hash/)
  })

  test('is missing', async () => {
    await rm(path.join(folder, 'practice.json'))
    await refused(undefined)
  })

  test('holds another number of items than the manifest says', async () => {
    await alter((text) => text.replace('"count":2', '"count":3'), 'manifest.json')
    await refused(/are 2, not 3/)
  })

  test('holds an item of another pool', async () => {
    await writeBank(folder, { practice: [item('one'), item('secret', { pool: 'ranked' })] })
    await refused(/hold an item of another pool/)
  })

  test('names an item twice', async () => {
    await writeBank(folder, { practice: [item('one'), item('one')] })
    await refused(/name an item twice/)
  })

  test.each<[string, Partial<Record<keyof BankItem, unknown>>]>([
    ['five choices', { choices: ['a', 'b', 'c', 'd', 'e'] }],
    ['a key out of range', { correctIndex: 4 }],
    ['an unknown subject', { subject: 'Tax' }],
    ['a level over 10', { difficulty: 11 }],
    ['no stem', { stem: '' }],
    ['a number for a stem', { stem: 5 }],
  ])('holds an item with %s', async (_what, parts) => {
    await writeBank(folder, { practice: [{ ...item('bad'), ...parts } as BankItem] })
    await refused(undefined)
  })

  test('is named outside the folder', async () => {
    await alter(
      (text) => text.replace('"file":"practice.json"', '"file":"../practice.json"'),
      'manifest.json',
    )
    await refused(undefined)
  })
})

test('two nodes that start at once load the bank once, and both go on', async () => {
  const trial = await studyTrial('PostgreSQL')
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-bank-'))
  try {
    const items = spread({ each: 6 })
    await writeBank(folder, { practice: items, daily: [item('daily one', { pool: 'daily', difficulty: 7 })] })
    const loads = await Promise.all(Array.from({ length: 4 }, () => trial.loadFolder(folder)))
    expect(loads.reduce((sum, load) => sum + load.items, 0)).toBe(items.length + 1)
    expect(await trial.count('questions')).toBe(items.length + 1)
  } finally {
    await trial.close()
    await rm(folder, { recursive: true })
  }
})

test('an item that moves to another pool moves, whichever pool is loaded first', async () => {
  const trial = await studyTrial('PostgreSQL')
  try {
    const moving = (pool: 'practice' | 'ranked') => item('moving', { pool })
    const stays = { practice: item('p'), ranked: item('r', { pool: 'ranked' }) }
    const poolNow = async () =>
      (await trial.rows(sql`select pool, retired_at as retired from questions where id = 'moving'`))[0]
    await trial.load({ practice: [stays.practice, moving('practice')], ranked: [stays.ranked] })
    await trial.load({ practice: [stays.practice], ranked: [stays.ranked, moving('ranked')] })
    expect(await poolNow()).toEqual({ pool: 'ranked', retired: null })
    await trial.load({ practice: [stays.practice, moving('practice')], ranked: [stays.ranked] })
    expect(await poolNow()).toEqual({ pool: 'practice', retired: null })
  } finally {
    await trial.close()
  }
})
