import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Quick files first: the first failure ends a mutant's run, so most mutants never meet the long ones. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\.property\.test\.ts$|victory/.test(moduleId)
    return files.toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)))
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
