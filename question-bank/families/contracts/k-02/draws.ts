/** Paths that come up more than once in a cycle, since their reasons would else be the key too seldom beside how often they tempt. */
const DRAWS: Readonly<Record<string, number>> = {
  'dispatch-lost': 3,
  'option-receipt > option-irrevocable': 3,
  'option-receipt > option-late': 2,
  'option-receipt > option-lost': 3,
  'option-receipt > option-rejection': 3,
  'receipt-term > receipt-revoked': 3,
  'rejection-first': 3,
  'revoked-first': 5,
}

export const draws = (path: string): number => DRAWS[path] ?? 1
