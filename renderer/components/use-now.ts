import { useEffect, useState } from 'react'

/** The page's monotonic clock in ms, read again every so often while `running`. */
export function useNow(everyMs: number, running = true): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!running) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, running])
  return now
}
