/** How long a test waits for what comes in moments, ms: on a loaded machine a moment may be seconds. */
export const PATIENCE_MS = 10_000
