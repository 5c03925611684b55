import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** Milliseconds a message stays in the page (spec section 2). */
const ANNOUNCEMENT_LIFE = 3000

export interface Announcement {
  readonly id: number
  readonly text: string
  /** Interrupts the reader; for messages that cannot wait. */
  readonly assertive: boolean
}

const announcementsAtom = atom<readonly Announcement[]>([])
const store = getDefaultStore()
let count = 0

/** Every message in the live regions now, oldest first. */
export const announcements = (): readonly Announcement[] => store.get(announcementsAtom)
export const useAnnouncements = (): readonly Announcement[] => useAtomValue(announcementsAtom)

/** Reads a message out to screen readers; it is removed after ANNOUNCEMENT_LIFE. */
export function announce(text: string, { assertive = false }: { assertive?: boolean } = {}): void {
  count += 1
  const id = count
  store.set(announcementsAtom, (held) => [...held, { id, text, assertive }])
  setTimeout(
    () => store.set(announcementsAtom, (held) => held.filter((message) => message.id !== id)),
    ANNOUNCEMENT_LIFE,
  )
}
