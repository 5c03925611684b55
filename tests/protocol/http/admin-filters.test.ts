import { describe, expect, it } from 'vitest'
import { exportFilters } from '#protocol/http/admin.ts'

const isFilter = (filter: object) => exportFilters.safeParse(filter).success

describe('the filters of the email export (spec section 5)', () => {
  it('are numbers out of an address, and a school trimmed', () => {
    const asked = { minLevel: '2', minPoints: '0', lawSchool: ' Harv ', activeInLastDays: '30' }
    expect(exportFilters.parse(asked)).toEqual({
      minLevel: 2,
      minPoints: 0,
      lawSchool: 'Harv',
      activeInLastDays: 30,
    })
  })

  it('that are empty are no filters', () => {
    expect(exportFilters.parse({ minLevel: '', minPoints: '', lawSchool: '', activeInLastDays: '' })).toEqual(
      {},
    )
    expect(exportFilters.parse({})).toEqual({})
  })

  it('have bounds', () => {
    expect(['0', '1', '1000000', '1000001'].filter((minLevel) => isFilter({ minLevel }))).toEqual([
      '1',
      '1000000',
    ])
    expect(['-1', '0', '1.5'].filter((minPoints) => isFilter({ minPoints }))).toEqual(['0'])
    expect(['0', '1', '36501'].filter((activeInLastDays) => isFilter({ activeInLastDays }))).toEqual(['1'])
    expect([0, 150, 151].filter((size) => isFilter({ lawSchool: 'x'.repeat(size) }))).toEqual([0, 150])
  })

  it('that are no numbers are refused', () => {
    expect(isFilter({ minLevel: 'many' })).toBe(false)
  })
})
