const CODES = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2037',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'P2028',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
])
const MESSAGE =
  /ECONNREFUSED|ECONNRESET|connection terminated|server (has )?closed the connection|canceling statement due to|can't reach database|timeout exceeded when trying to connect|shutting down|starting up|recovery mode/i

/** Whether an error means that the database cannot be reached just now, rather than that we asked it something wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string' && CODES.has(code)) return true
    if (MESSAGE.test(at.message)) return true
  }
  return false
}

/** Returns words for a person while the database cannot be reached; null for any other error. */
export const databaseFault = (error: unknown): string | null =>
  isDatabaseAway(error) ? 'We can’t reach our database. Try again in a minute.' : null
