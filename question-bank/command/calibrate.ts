import { keepWeights } from '../families/engine/kept-weights.ts'
import { variantsHash } from '../families/engine/variant.ts'
import { WRITTEN_FAMILIES } from '../families/registry.ts'
import { readOptions, UsageError } from './options.ts'
import type { Output } from './output.ts'

/** `calibrate [--family ID]`: finds the weights of one family, or of all, and keeps them beside the families. */
export function calibrate(args: readonly string[], output: Output): number {
  const { values } = readOptions(args, { family: { type: 'string' } })
  const wanted = WRITTEN_FAMILIES.filter(
    (family) => values.family === undefined || family.id === values.family,
  )
  if (wanted.length === 0) throw new UsageError(`no family "${values.family}"`)
  for (const family of wanted) output.print(keepWeights(family, variantsHash))
  return 0
}
