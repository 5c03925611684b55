import type { ItemRule } from '../rule.ts'

/** Law that is expected to change or was second-hand when the bank was written: confirm before serving. */
export const heldLaw: ItemRule = {
  name: 'held-law',
  severity: 'warn',
  check: (item) =>
    item.authorities
      .filter((authority) =>
        /801\(d\)\(1\)(?:\(A\)|$)|Humphrey's Executor|Trump v\. Slaughter/.test(authority),
      )
      .map((authority) => `touches law on hold: ${authority}`),
}
