/** Why one of a batch could not be done. */
export class Failed {
  readonly reason: unknown

  constructor(reason: unknown) {
    this.reason = reason
  }
}

/**
 * Runs a batch together; where that fails, each of it alone, so that one that cannot be done does not stop the others.
 * What ran in vain is run again: `run` must bear that.
 */
export async function together<Item, Reply>(
  batch: readonly Item[],
  run: (batch: readonly Item[]) => Promise<readonly Reply[]>,
): Promise<readonly (Reply | Failed)[]> {
  try {
    return await run(batch)
  } catch (reason) {
    if (batch.length <= 1) return batch.map(() => new Failed(reason))
    return (await Promise.all(batch.map((item) => together([item], run)))).flat()
  }
}
