/** How often a path comes up in a cycle, so that no reason is mostly the key or mostly wrong; once where nothing is said. */
const DRAWS: Readonly<Record<string, number>> = {
  'against-interest': 2,
  excited: 2,
  'excited-calm': 2,
  'excited-later': 2,
  feeling: 3,
  'feeling-explained': 3,
  intent: 2,
  'medical-fault': 3,
  'medical-roommate': 3,
  memory: 2,
  present: 2,
  'present-delayed': 2,
  sensation: 3,
}

export function draws(path: string): number {
  return DRAWS[path] ?? 1
}
