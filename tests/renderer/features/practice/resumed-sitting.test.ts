import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAt, type Opened, resumedAt } from '../../../../renderer/features/practice/resumed-sitting.ts'
import type { Sitting } from '../../../../renderer/features/practice/sitting.ts'
import { stubTab } from '../../clients/stub-tab.ts'
import { question } from '../shown-question.ts'

const SETUP: Sitting = { at: 'setup' }
const PLACE = { of: 'portia practice Torts', entry: 'k1' }
const OPENED: Opened = { origin: 1_000_000, isNew: true }
const RELOADED: Opened = { origin: 1_060_000, isNew: false }

const ASKING: Extract<Sitting, { at: 'asking' }> = {
  ...{ at: 'asking', question: question(1), why: null, leadInFirst: false, due: 0, shownAt: 20_000 },
  ...{ selected: 2, confidence: 'sure', grade: null, told: null, note: null, answered: [] },
}

let stored: Map<string, string>

beforeEach(() => {
  stored = stubTab()
})

afterEach(() => vi.unstubAllGlobals())

describe('a sitting left in the middle', () => {
  it('comes back after a reload with its choice, and the time away counts', () => {
    keepAt(PLACE, OPENED, ASKING)
    expect(resumedAt(PLACE, RELOADED)).toEqual({ ...ASKING, shownAt: -40_000 })
  })

  it('comes back to the same entry of the history in the same document', () => {
    keepAt(PLACE, OPENED, ASKING)
    expect(resumedAt(PLACE, OPENED)).toEqual(ASKING)
  })

  it('is not taken up by a link, which makes another entry', () => {
    keepAt(PLACE, OPENED, ASKING)
    expect(resumedAt({ ...PLACE, entry: 'k2' }, OPENED)).toEqual(SETUP)
  })

  it('is not taken up where the address was typed anew', () => {
    keepAt(PLACE, OPENED, ASKING)
    expect(resumedAt(PLACE, { origin: 1_060_000, isNew: true })).toEqual(SETUP)
  })

  it('is of one player, one kind and one subject', () => {
    keepAt(PLACE, OPENED, ASKING)
    expect(resumedAt({ ...PLACE, of: 'brutus practice Torts' }, RELOADED)).toEqual(SETUP)
  })

  it('is gone once its player is back at the setup', () => {
    keepAt(PLACE, OPENED, ASKING)
    keepAt(PLACE, OPENED, SETUP)
    expect([...stored]).toEqual([])
    expect(resumedAt(PLACE, RELOADED)).toEqual(SETUP)
  })
})

it('where storage is refused a sitting begins at its setup', () => {
  stubTab(true)
  keepAt(PLACE, OPENED, ASKING)
  expect(resumedAt(PLACE, RELOADED)).toEqual(SETUP)
})
