import type { TestProject } from 'vitest/node'
import { testCluster } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}

/** Vitest's globalSetup: one PostgreSQL cluster for the whole run; each test file makes its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await testCluster()
  project.provide('clusterUrl', cluster.url)
  return cluster.stop
}
