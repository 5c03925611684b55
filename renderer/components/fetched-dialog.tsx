import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { fetchAhead } from './fetch-ahead.ts'
import { toast } from './toast.ts'

/**
 * Returns a dialog whose code is fetched when it's first open, and its `fetch`, which fetches the code before. Where it can't be
 * fetched the page stays as it is: a toast says so and `close` is called, and the next opening fetches anew.
 */
export function fetchedDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
) {
  let fetched: ComponentType<Props> | null = null
  const fetch = async () => {
    fetched = await load()
    return fetched
  }
  function FetchedDialog(props: Props) {
    const [Shown, setShown] = useState(() => fetched)
    const isOpen = !('open' in props) || props.open === true
    const isWanted = isOpen && Shown === null
    const fail = useEffectEvent(() => {
      toast({
        title: 'We couldn’t open that',
        description: 'Check your connection, then try again. Still stuck? Reload the page.',
        variant: 'destructive',
      })
      close(props)
    })
    useEffect(() => {
      if (!isWanted) return
      let isGone = false
      fetch().then(
        (made) => (isGone ? undefined : setShown(() => made)),
        () => (isGone ? undefined : fail()),
      )
      return () => {
        isGone = true
      }
    }, [isWanted])
    return Shown ? <Shown {...props} /> : null
  }
  return Object.assign(FetchedDialog, { fetch: fetchAhead(fetch) })
}
