/** Paths that come up more than once in a cycle, since their reasons would else be the key too seldom beside how often they tempt. */
const DRAWS: Readonly<Record<string, number>> = {
  chosen: 4,
  'clause-duty': 2,
  delegable: 2,
  donee: 2,
  'gift-written': 3,
  incidental: 4,
  novation: 4,
  'paid-early': 2,
  separate: 4,
  'still-owes': 4,
  unearned: 4,
  unperformed: 2,
}

export const draws = (path: string): number => DRAWS[path] ?? 1
