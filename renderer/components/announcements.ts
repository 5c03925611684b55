import { createCell } from './cell.ts'

/** Milliseconds a message stays in the page (spec section 2). */
export const ANNOUNCEMENT_LIFE = 3000

export interface Announcement {
  readonly id: number
  readonly text: string
  /** Interrupts what is being read; for what cannot wait. */
  readonly assertive: boolean
}

/** What the live regions hold now, oldest first. */
export const announcements = createCell<readonly Announcement[]>([])
let count = 0

/** Reads a message out to screen readers; it is removed after ANNOUNCEMENT_LIFE. */
export function announce(text: string, { assertive = false }: { assertive?: boolean } = {}): void {
  count += 1
  const id = count
  announcements.set([...announcements.get(), { id, text, assertive }])
  setTimeout(
    () => announcements.set(announcements.get().filter((message) => message.id !== id)),
    ANNOUNCEMENT_LIFE,
  )
}
