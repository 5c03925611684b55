import { vi } from 'vitest'

/** Stands for a tab's storage, or for one that refuses as private windows may, until globals are put back. Returns its content. */
export function stubTab(refuses = false): Map<string, string> {
  const kept = new Map<string, string>()
  const open = () => {
    if (refuses) throw new Error('refused')
    return kept
  }
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, value: string) => void open().set(key, value),
    removeItem: (key: string) => void open().delete(key),
  })
  return kept
}
