import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type TestCloud, testCloud } from './cloud.ts'
import { computer, type Desk, desk } from './desk.ts'

export interface Desks {
  cloud: TestCloud
  /** a computer with nothing on it at each test's start */
  home: Awaited<ReturnType<typeof computer>>
  /** Starts the app on a computer, as `desk` does; it's quit at the test's end. */
  boot(...rest: DeskOptions): Promise<Desk>
  /** Quits every engine that still runs, before the test's end. */
  quit(): Promise<void>
}

type DeskOptions =
  Parameters<typeof desk> extends [unknown, unknown, ...infer Rest]
    ? [at?: Parameters<typeof desk>[1], ...Rest]
    : never

/** A server for a file's tests, and a new computer for each of them. */
export function desks(): Desks {
  const open: Desk[] = []
  const at = {
    async boot(home = at.home, ...rest) {
      const one = await desk(at.cloud.url, home, ...rest)
      open.push(one)
      return one
    },
    async quit() {
      await Promise.all(open.splice(0).map((one) => one.quit()))
    },
  } as Desks
  beforeAll(async () => {
    at.cloud = await testCloud()
  })
  afterAll(() => at.cloud.remove())
  beforeEach(async () => {
    at.home = await computer()
  })
  afterEach(async () => {
    await at.quit()
    await at.home.remove()
  })
  return at
}
