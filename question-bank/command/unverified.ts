import { FULL_SAMPLE } from '../check/sample.ts'
import type { AnyFamily } from '../families/engine/contract.ts'
import { makeVariants } from '../families/engine/variant.ts'
import { loadAuthorities } from '../load/authorities.ts'
import { loadBank } from '../load/bank.ts'
import { loadLibrary } from '../load/library.ts'
import { readOptions, readSubject } from './options.ts'
import type { Output } from './output.ts'

/** `unverified [--subject SLUG]`: the authorities that nobody has found in a public text yet, each with where it's cited first. */
export function unverified(
  args: readonly string[],
  output: Output,
  bankFolder: string,
  families: readonly AnyFamily[],
): number {
  const { values } = readOptions(args, { subject: { type: 'string' } })
  const subject = readSubject(values.subject)
  const citing = [
    ...loadBank(bankFolder).items,
    ...families.flatMap((family) => makeVariants(family, FULL_SAMPLE)),
    ...loadLibrary(bankFolder).rules.map((rule) => ({ ...rule, id: rule.area })),
  ]
  const citedBy = new Map<string, string>()
  for (const one of citing) {
    if (subject && one.subject !== subject.name) continue
    for (const authority of one.authorities) if (!citedBy.has(authority)) citedBy.set(authority, one.id)
  }
  const found = new Set(loadAuthorities(bankFolder).authorities.map(({ authority }) => authority))
  const left = [...citedBy].filter(([authority]) => !found.has(authority))
  for (const [authority, id] of left.sort(([a], [b]) => (a < b ? -1 : 1)))
    output.print(`${authority} · ${id}`)
  output.print(`${left.length} of ${citedBy.size} authorities not found in a public text yet`)
  return 0
}
