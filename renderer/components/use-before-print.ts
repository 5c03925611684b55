import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/** Has the page drawn as paper needs it before it's printed, by a button here or by the browser's own menu. */
export function useBeforePrint(draw: () => void): void {
  const before = useEffectEvent(() => flushSync(draw))
  useEffect(() => {
    const listen = () => before()
    addEventListener('beforeprint', listen)
    return () => removeEventListener('beforeprint', listen)
  }, [])
}
