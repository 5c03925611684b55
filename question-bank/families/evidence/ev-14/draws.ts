/** How often a path comes up in a cycle, so that no reason is mostly the key or mostly wrong; once where nothing is said. */
const DRAWS: Readonly<Record<string, number>> = {
  'content > collateral': 3,
  'content > opponent-unnoticed': 2,
  'content > reading': 2,
  'content > terms': 2,
  'content > typed-copy': 2,
  'duplicate-doubted': 2,
  event: 3,
  printout: 2,
  'public-memory': 2,
  'remainder-unneeded': 2,
  'summary-withheld': 2,
}

export function draws(path: string): number {
  return DRAWS[path] ?? 1
}
