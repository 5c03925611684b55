/** How often a path comes up in a cycle, so that no reason is mostly the key or mostly wrong; once where nothing is said. */
const DRAWS: Readonly<Record<string, number>> = {
  codefendant: 2,
  'employee-later': 2,
  'employee-outside': 2,
  'employee-unproved': 2,
  plot: 3,
  'plot-ended': 2,
  'plot-unproved': 2,
  'predecessor-later': 2,
  spokesman: 3,
  stranger: 3,
  'stranger-second-hand': 2,
}

export function draws(path: string): number {
  return DRAWS[path] ?? 1
}
