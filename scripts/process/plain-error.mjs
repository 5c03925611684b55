/** An expected failure that a person can act on: its message is one line, and no stack is shown. */
export class PlainError extends Error {}

/** The first line of any failure, fit to show to a person. */
export const plainly = (/** @type {unknown} */ failure) =>
  String(failure instanceof Error ? failure.message : failure).split('\n', 1)[0]

/**
 * Runs a script's main function and turns its result into the exit code.
 * @param {() => Promise<number | undefined>} main returns the exit code, 0 when it returns nothing
 */
export async function exitPlainly(main) {
  // Whoever read our output may go away; what we hold must still be put away in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    process.exitCode = (await main()) ?? 0
  } catch (failure) {
    const unexpected = !(failure instanceof PlainError)
    console.error(unexpected ? `Unexpected failure: ${plainly(failure)}` : plainly(failure))
    if (unexpected && process.env.DEBUG && failure instanceof Error) console.error(failure.stack)
    process.exitCode = 1
  }
}
