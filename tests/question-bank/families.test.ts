import { describe, expect, it } from 'vitest'
import { findVariant } from '../../question-bank/families/engine/built-variants.ts'
import { readKept } from '../../question-bank/families/engine/kept-weights.ts'
import { makeVariant, variantId, variantsHash } from '../../question-bank/families/engine/variant.ts'
import { FAMILIES } from '../../question-bank/families/registry.ts'
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
