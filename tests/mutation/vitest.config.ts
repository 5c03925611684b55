import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LAST = /\.property\.test\.ts$|\/victory\.test\.ts$/
const FIRST = /\/wire\.test\.ts$/

const turnOf = ({ moduleId }: TestSpecification) => (FIRST.test(moduleId) ? 0 : LAST.test(moduleId) ? 2 : 1)

/** Quick files that see much come first: the first failure ends a bug's run, so most bugs never meet the long ones. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => turnOf(a) - turnOf(b))
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
