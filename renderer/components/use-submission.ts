import { useCallback, useRef, useState } from 'react'

export interface Submission {
  /** Whether a submission is still under way. */
  readonly busy: boolean
  /** Starts `work`, which handles its own refusals; a second press while the first is under way does nothing. */
  readonly submit: (work: () => Promise<void>) => void
}

/** One submission at a time, so that a double click is not two sign-ups. */
export function useSubmission(): Submission {
  const [busy, setBusy] = useState(false)
  // State alone would let through a second press that comes before the next render.
  const underWay = useRef(false)
  const submit = useCallback((work: () => Promise<void>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    void work().finally(() => {
      underWay.current = false
      setBusy(false)
    })
  }, [])
  return { busy, submit }
}
