import type { Decision } from '../../engine/contract.ts'
import { dimensions, illegal, type SaleFacts } from './facts.ts'
import { answer } from './money.ts'

/** The name of a sum among the reasons of this family. */
export const sumId = (units: number): string => `sum-${units}`

/** Where the money goes. The answer is a sum, so there is one reason. */
export function decide(facts: SaleFacts): Decision {
  const path = [
    ...(facts.twist === 'plain' ? [] : [facts.twist.replace(' ', '-')]),
    ...(facts.forecloser === 'next' ? ['senior-stays'] : []),
    ...(facts.omitted === 'nobody' ? [] : ['omitted']),
    `to-${facts.asked}`,
  ]
  return { reasons: [sumId(answer(facts))], path }
}

/** True where the answer is a sum at all. */
export const isPaid = (facts: SaleFacts): boolean => answer(facts) > 0

/** Every sum that is the answer somewhere, nothing left out but nothing itself. */
export const sums: readonly number[] = [...new Set(combinations().map((facts) => answer(facts)))].sort(
  (one, other) => one - other,
)

function combinations(): SaleFacts[] {
  let all: Record<string, string>[] = [{}]
  for (const [name, values] of Object.entries(dimensions))
    all = all.flatMap((facts) => values.map((value) => ({ ...facts, [name]: value })))
  return (all as unknown as SaleFacts[]).filter((facts) => illegal(facts) === null && isPaid(facts))
}
