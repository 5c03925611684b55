import { inject } from 'vitest'
import { makeDatabase, migratedTemplate, type TestDatabase } from './databases.ts'
import './cluster-setup.ts'

/** A fresh database with all migrations applied; call it once in a test file's beforeAll, and `drop` in afterAll. */
export async function createDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  return makeDatabase(clusterUrl, await migratedTemplate(clusterUrl))
}

/** A fresh database without a table, for tests of the migrations themselves. */
export const createEmptyDatabase = (): Promise<TestDatabase> => makeDatabase(inject('clusterUrl'))

export type { TestDatabase }
