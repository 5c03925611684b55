/** A room in which bugs are planted, and the tests that must find them. */
export interface Room {
  name: 'rules' | 'protocol' | 'study'
  /** folder of the tests; only those that import the changed file are run */
  tests: string
  /** globs of files that are data or text alone, in which a planted bug says nothing about the tests */
  leftOut: readonly string[]
  /** whether the tests need a PostgreSQL cluster */
  cluster: boolean
  /** whether a run that names no room takes it in; the survivors of one left out are not all judged yet */
  always: boolean
}

export const ROOMS: readonly Room[] = [
  { name: 'rules', tests: 'tests/rules', leftOut: [], cluster: false, always: true },
  { name: 'protocol', tests: 'tests/protocol', leftOut: [], cluster: false, always: true },
  { name: 'study', tests: 'tests/study', leftOut: [], cluster: true, always: false },
]

/** Percent of the planted bugs a room's tests must find. */
export const LEAST_SCORE = 85
