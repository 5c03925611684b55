/** Marks the one item of a batch that failed. */
export class Failed {
  readonly reason: unknown

  constructor(reason: unknown) {
    this.reason = reason
  }
}

/**
 * Runs a batch at once and returns its replies in order. If that fails, runs each item alone, so that one bad item
 * doesn't stop the others; a bad one's reply is `Failed`. `run` must bear being called again for the same items.
 */
export async function batchOrEach<Item, Reply>(
  batch: readonly Item[],
  run: (batch: readonly Item[]) => Promise<readonly Reply[]>,
): Promise<readonly (Reply | Failed)[]> {
  try {
    return await run(batch)
  } catch (reason) {
    if (batch.length <= 1) return batch.map(() => new Failed(reason))
    return (await Promise.all(batch.map((item) => batchOrEach([item], run)))).flat()
  }
}
