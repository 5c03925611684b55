/**
 * Ends the process with the exit code it has set, once nothing is left to do. Libraries with an exit hook of their own
 * (electron-builder's is async-exit-hook) take that moment for success and end the process with 0 over our code. Call it
 * in the script that runs such a library.
 */
export function endWithCode() {
  process.prependListener('beforeExit', (code) => process.exit(code))
}
