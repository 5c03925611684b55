/** Paths that come up more than once in a cycle, since their reasons would else be the key too seldom beside how often they tempt. */
const DRAWS: Readonly<Record<string, number>> = {
  'hidden > impaired': 3,
  'perfect-tender': 4,
  'perfect-tender > cure-in-time': 3,
  'perfect-tender > cure-too-late': 2,
  prepaid: 5,
  unstated: 3,
}

export const draws = (path: string): number => DRAWS[path] ?? 1
