/** A text that waits in this tab alone, through a reload or a way out and back. */
export interface TabStorage {
  /** Returns the text; null for none. */
  read(): string | null
  write(text: string): void
  forget(): void
}

/** Returns the place of one text. Where storage is closed to the page, or full, nothing is kept, and nothing fails. */
export function tabStorage(key: string): TabStorage {
  return {
    read() {
      try {
        return sessionStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        sessionStorage.setItem(key, text)
      } catch {
        // Then it lasts as long as the page.
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
  }
}
