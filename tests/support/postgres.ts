import { inject } from 'vitest'
import { type AppRole, makeAppRole, makeDatabase, migratedTemplate, type TestDatabase } from './databases.ts'
import './cluster-setup.ts'

/** A fresh database with all migrations applied; call it once in a test file's beforeAll, and `drop` in afterAll. */
export async function createDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  return makeDatabase(clusterUrl, await migratedTemplate(clusterUrl))
}

/** A fresh database without a table, for tests of the migrations themselves. */
export const createEmptyDatabase = (): Promise<TestDatabase> => makeDatabase(inject('clusterUrl'))

/** A role such as the app's: it has no rights but those a migration gives it. */
export const createAppRole = (): Promise<AppRole> => makeAppRole(inject('clusterUrl'))

export type { AppRole, TestDatabase }
