import { beside } from '../check/beside.ts'
import { keepBeside } from '../check/calibrate-beside.ts'
import { keepWeights } from '../families/engine/kept-weights.ts'
import { variantsHash } from '../families/engine/variant.ts'
import { FAMILIES, WRITTEN_FAMILIES } from '../families/registry.ts'
import { loadBank } from '../load/bank.ts'
import { loadLibrary } from '../load/library.ts'
import { readOptions, UsageError } from './options.ts'
import type { Output } from './output.ts'

/**
 * `calibrate [--family ID] [--beside]`: finds the weights of one family, or of all, and keeps them beside the families. With
 * `--beside`, the words that the rest of the bank teaches are made up for, too.
 */
export function calibrate(args: readonly string[], output: Output, bankFolder: string): number {
  const { values } = readOptions(args, { family: { type: 'string' }, beside: { type: 'boolean' } })
  const wanted = WRITTEN_FAMILIES.filter(
    (family) => values.family === undefined || family.id === values.family,
  )
  if (wanted.length === 0) throw new UsageError(`no family "${values.family}"`)
  if (!values.beside) {
    for (const family of wanted) output.print(keepWeights(family, variantsHash))
    return 0
  }
  const [bank, library] = [loadBank(bankFolder), loadLibrary(bankFolder)]
  // Variants are made anew for each family: the one before has changed some.
  for (const family of wanted)
    output.print(keepBeside(family, beside(bank, library, FAMILIES)(family).others))
  return 0
}
