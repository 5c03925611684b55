import { describe, expect, it } from 'vitest'
import { checkFamily } from '../../question-bank/check/families.ts'
import { findVariant } from '../../question-bank/families/engine/built-variants.ts'
import { readKept } from '../../question-bank/families/engine/kept-weights.ts'
import { makeVariant, variantId, variantsHash } from '../../question-bank/families/engine/variant.ts'
import { FAMILIES, NEXT_EDITIONS } from '../../question-bank/families/registry.ts'
import { BANK_FOLDER } from '../../question-bank/load/bank.ts'
import { loadLibrary } from '../../question-bank/load/library.ts'
import { keepsTheContract } from './family-contract.ts'

describe.each(FAMILIES.map((family) => [family.id, family] as const))('family %s', (_id, family) => {
  keepsTheContract(family)

  it('is the one family of the registry that has its variants', () => {
    expect(findVariant(FAMILIES, variantId(family, 7))).toEqual(makeVariant(family, 7))
  })

  it('has not changed under its edition, whose weights are kept', () => {
    // A change here means that served ids would change their content: raise the edition, then calibrate.
    expect(readKept(family)?.variants).toBe(variantsHash(family))
  })
})

describe.each(NEXT_EDITIONS.map((family) => [family.id, family] as const))(
  'the next edition of %s',
  (id, family) => {
    keepsTheContract(family)

    it('has kept weights, and passes the check but for blind solving', () => {
      expect(readKept(family)?.variants).toBe(variantsHash(family))
      const beside = { others: [], library: loadLibrary(BANK_FOLDER).rules }
      const failures = checkFamily(family, new Map(), true, beside)
      expect(failures.filter(({ severity }) => severity === 'reject')).toEqual([])
    })

    it('comes after the edition that is served, if there is one', () => {
      const served = FAMILIES.find((one) => one.id === id)
      expect(served?.edition ?? 0).toBeLessThan(family.edition)
    })
  },
)
