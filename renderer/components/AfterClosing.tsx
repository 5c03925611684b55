import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Inside a dialog: does something once the dialog has left the page and has given the focus back, which it does in a
 * task of its own after its content is gone.
 */
export function AfterClosing({ then }: { then: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)
  const done = useEffectEvent(then)

  useEffect(() => {
    const place = mark.current
    // React also runs cleanups of components that stay in the page (strict mode in development).
    return () => void setTimeout(() => (place?.isConnected ? undefined : done()))
  }, [])

  return <span ref={mark} hidden />
}
