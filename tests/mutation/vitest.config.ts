import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LAST = /\.property\.test\.ts$|\/victory\.test\.ts$/

const turnOf = ({ moduleId }: TestSpecification) => (LAST.test(moduleId) ? 1 : 0)

/** Long files come last: the first failure ends a bug's run, so most bugs never meet them. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => turnOf(a) - turnOf(b))
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // wire compares the contracts with their own text, so it would find any change, right or wrong. honest-players is a
    // simulation of seconds: it says how often the rules wrong somebody, and the tests beside it hold them exactly.
    exclude: [...configDefaults.exclude, '**/wire.test.ts', '**/honest-players.test.ts'],
    // A room whose tests need a cluster is given the address of one that is up.
    globalSetup: process.env.TEST_POSTGRES_URL ? ['tests/support/cluster-setup.ts'] : [],
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
