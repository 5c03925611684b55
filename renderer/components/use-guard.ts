import { useEffect, useState } from 'react'

/** For so long after a result the key that submitted cannot continue, ms: a second Enter by habit, or one held down. */
const GUARD_MS = 600

/** Whether the way on from a result is open. `result` names it; while it is null there is none. */
export function useGuard(result: string | null): boolean {
  const [open, setOpen] = useState<string | null>(null)
  useEffect(() => {
    if (result === null) return
    const timer = setTimeout(() => setOpen(result), GUARD_MS)
    return () => clearTimeout(timer)
  }, [result])
  return result !== null && open === result
}
