import type { DesktopNews, OpenedNews } from '#protocol/away.ts'

/** The system's notifications; tests give others. */
export interface SystemNotifications {
  isSupported(): boolean
  /** Shows one; `clicked` and `gone` are told what becomes of it. Answers how to take it back. */
  show(words: { title: string; body: string }, clicked: () => void, gone: () => void): () => void
}

interface NewsDeskParts {
  system: SystemNotifications
  /** whether news that comes now is to be shown */
  isShown: () => boolean
  /** brings the window up and calls its page */
  bringUp: () => void
}

export interface NewsDesk {
  tell(news: DesktopNews): void
  drop(id: string): void
  /** what was clicked last and not gone to yet; told once */
  opened(): OpenedNews | null
  /** Takes everything back: it was another player's. */
  clear(): void
}

/** Notifications on the screen at a time; the oldest makes room. */
export const MOST_SHOWN = 5

/** Shows news as system notifications, the latest of each challenge or game, and remembers which one was clicked. */
export function newsDesk({ system, isShown, bringUp }: NewsDeskParts): NewsDesk {
  const shown = new Map<string, () => void>()
  let clicked: OpenedNews | null = null

  function drop(id: string): void {
    const takeBack = shown.get(id)
    shown.delete(id)
    takeBack?.()
  }

  return {
    tell({ about, id, title, body }) {
      if (!system.isSupported() || !isShown()) return
      drop(id)
      const [oldest] = shown.keys()
      if (oldest !== undefined && shown.size >= MOST_SHOWN) drop(oldest)
      const takeBack = system.show(
        { title, body },
        () => {
          clicked = { about, id }
          drop(id)
          bringUp()
        },
        () => {
          if (shown.get(id) === takeBack) shown.delete(id)
        },
      )
      shown.set(id, takeBack)
    },
    drop,
    opened() {
      const opened = clicked
      clicked = null
      return opened
    },
    clear() {
      for (const id of [...shown.keys()]) drop(id)
      clicked = null
    },
  }
}
