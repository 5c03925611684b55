/**
 * Remembers what `read` found for each key for `ms` milliseconds. However many ask at once, it is read once; a reading that
 * fails is not remembered.
 */
export function remembered<K, V>(
  ms: number,
  read: (key: K) => Promise<V>,
  now: () => number = Date.now,
): (key: K) => Promise<V> {
  const known = new Map<K, { value: Promise<V>; until: number }>()
  return (key) => {
    const found = known.get(key)
    if (found && found.until > now()) return found.value
    const entry = { value: read(key), until: now() + ms }
    known.set(key, entry)
    entry.value.catch(() => {
      if (known.get(key) === entry) known.delete(key)
    })
    return entry.value
  }
}
