import type { AnyFamily } from './contract.ts'
import type { Draw } from './draw.ts'
import { rulesOf } from './rules.ts'

/**
 * Returns the explanation of a variant: each rule of its path with its authority, and how the facts meet it. The reason of
 * each option is printed below it and is not said twice.
 */
export function explain(family: AnyFamily, { pattern, story }: Draw): string {
  const taught = rulesOf(family, pattern).flatMap((rule) => [
    `${rule.rule.replace(/\.$/, '')} (${rule.authority}).`,
    rule.applied(pattern.facts, story),
  ])
  return [...new Set(taught)].join(' ')
}
