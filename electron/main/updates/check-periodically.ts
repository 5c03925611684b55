import type { UpdateCheck } from './update-check.ts'

const FIRST_MS = 60_000
const EVERY_MS = 6 * 3_600_000

/**
 * Checks a minute after the start and then every six hours; calls `onUpdate` once for each version found. Returns a
 * function that stops the checks.
 */
export function checkPeriodically(
  check: () => Promise<UpdateCheck>,
  onUpdate: (version: string) => void,
): () => void {
  const found = new Set<string>()
  const checkOnce = async (): Promise<void> => {
    const outcome = await check()
    if (outcome.found === 'failed') console.error(`No update could be looked for: ${outcome.reason}`)
    if (outcome.found !== 'update' || found.has(outcome.version)) return
    found.add(outcome.version)
    onUpdate(outcome.version)
  }
  const first = setTimeout(checkOnce, FIRST_MS)
  const interval = setInterval(checkOnce, EVERY_MS)
  return () => {
    clearTimeout(first)
    clearInterval(interval)
  }
}
