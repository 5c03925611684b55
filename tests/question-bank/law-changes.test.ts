import { describe, expect, it } from 'vitest'
import { changedLaw, datedFamily, datedItems } from '../../question-bank/check/changed-law.ts'
import { FAMILIES } from '../../question-bank/families/registry.ts'
import { BANK_FOLDER, loadBank } from '../../question-bank/load/bank.ts'
import { loadLawChanges, readLawChanges } from '../../question-bank/load/law-changes.ts'
import { loadLibrary } from '../../question-bank/load/library.ts'
import { item } from './sound-item.ts'

const change = `
- on: 2026-12-01
  what: an oath is no longer needed
  areas:
    - [Evidence, "Statement, declarant and purpose"]
  source: the Court
`
const { changes } = readLawChanges(change)
const failures = (lawAsOf: string, today: string) =>
  changedLaw(datedItems([item({ lawAsOf })], []), changes, today).map(({ reason }) => reason)

describe('a change of the law', () => {
  it('fails what was read before it, from its day on', () => {
    expect(failures('2026-11-30', '2026-12-01')).toEqual([
      'its law was read on 2026-11-30 and changed on 2026-12-01: an oath is no longer needed',
    ])
    expect(failures('2026-11-30', '2026-11-30')).toEqual([])
    expect(failures('2026-12-01', '2027-01-01')).toEqual([])
  })

  it('fails nothing of another area', () => {
    const other = item({ area: 'Hearsay within hearsay', lawAsOf: '2026-11-01' })
    expect(changedLaw(datedItems([other], []), changes, '2027-01-01')).toEqual([])
  })

  it.each([
    ['{', 'not readable as YAML'],
    [change.replace('2026-12-01', 'soon'), 'is not a date'],
    [change.replace('Statement, declarant', 'Dreams'), 'no area "Dreams and purpose" in Evidence'],
    [change.replace('source: the Court', ''), 'source'],
  ])('is named when it is written wrongly: %#', (text, reason) => {
    expect(readLawChanges(text).failures[0]).toMatchObject({ file: 'law-changes.yaml' })
    expect(readLawChanges(text).failures[0]?.reason).toContain(reason)
  })
})

describe('the law of the bank', () => {
  const law = loadLawChanges(BANK_FOLDER)
  const { items } = loadBank()
  const { rules } = loadLibrary(BANK_FOLDER)

  it('knows the amended Rule 801(d)(1)(A), in questions, library and families, on the day it takes effect', () => {
    expect(law.failures).toEqual([])
    const everything = [...datedItems(items, rules), ...FAMILIES.flatMap(datedFamily)]
    const fromDecember = law.changes.filter(({ on }) => on === '2026-12-01')
    expect(fromDecember).toHaveLength(1)
    expect(changedLaw(everything, law.changes, '2026-12-01')).toEqual([])
    const asBefore = everything.map((one) => ({ ...one, lawAsOf: '2026-11-30' }))
    expect(changedLaw(asBefore, fromDecember, '2026-12-01').length).toBeGreaterThanOrEqual(5)
  })
})
