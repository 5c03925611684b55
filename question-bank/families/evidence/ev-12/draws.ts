/** How often a path comes up in a cycle, so that no reason is mostly the key or mostly wrong; once where nothing is said. */
const DRAWS: Readonly<Record<string, number>> = {
  insurance: 2,
  'insurance-bias': 2,
  'insurance-control': 2,
  'insurance-lacking': 2,
  'offer-disputed': 2,
  'offer-undisputed': 2,
  'offer-words': 2,
  payment: 2,
  'payment-words': 2,
  'plea-nolo': 2,
  'plea-police': 2,
  'plea-standing': 2,
  'plea-withdrawn': 2,
  'plea-withdrawn > plea-contradict': 2,
  repair: 2,
  'repair-control': 2,
  'repair-early': 2,
  'repair-feasible': 2,
  'settlement-bias': 2,
  'settlement-fault': 2,
}

export function draws(path: string): number {
  return DRAWS[path] ?? 1
}
