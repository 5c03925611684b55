/** How the engine is kept alive. Times are in ms. */
export interface EnginePolicy {
  /** the pause before each start after a crash; after one crash more than there are pauses the engine stays down */
  pauses: readonly number[]
  /** an engine that ran this long is healthy: its crash counts as the first */
  healthy: number
  /** how long it may take to say that it is ready */
  boot: number
  /** how long a call of the page waits for an engine that is starting */
  wait: number
  /** how long it may take to stop before it is killed */
  stop: number
}

export const ENGINE_POLICY: EnginePolicy = {
  pauses: [0, 500, 2_000, 5_000],
  healthy: 60_000,
  boot: 60_000,
  wait: 15_000,
  stop: 3_000,
}

/** The number of crashes in a row, after one more by an engine that ran for `lived` ms. */
export const crashesAfter = (before: number, lived: number, { healthy }: EnginePolicy): number =>
  lived >= healthy ? 1 : before + 1

/** The pause before the next start, or null after too many crashes. */
export const pauseBefore = (crashes: number, { pauses }: EnginePolicy): number | null =>
  pauses[crashes - 1] ?? null
