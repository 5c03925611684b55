import { type ComponentType, lazy, useState } from 'react'

/**
 * Returns a screen whose code is fetched when it is first shown. Fetched before, by its `fetch`, it's shown at once: what
 * `lazy` makes would show the spinner even then.
 */
export function fetchable<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let fetched: ComponentType<Props> | null = null
  const fetch = async () => {
    const made = await load()
    fetched = made.default
    return made
  }
  const Lazy = lazy(fetch)
  function Screen(props: Props) {
    // The same for as long as it is shown: another type would be another screen, without the state of this one.
    const [Shown] = useState(() => fetched ?? Lazy)
    return <Shown {...props} />
  }
  return Object.assign(Screen, { fetch })
}
