import type { DesktopNews, OpenedNews } from '#protocol/away.ts'
import { type NewsWords, newsWords } from '#protocol/news-words.ts'

/** The system's notifications; tests give others. */
export interface SystemNotifications {
  isSupported(): boolean
  /** Shows a notification, which calls `onClick` or `onClose` at its end. Returns a function that takes it back. */
  show(words: NewsWords, onClick: () => void, onClose: () => void): () => void
}

interface NewsDeskParts {
  system: SystemNotifications
  /** whether news that comes now is to be shown */
  isShown: () => boolean
  /** brings the window up and calls its page */
  bringUp: () => void
}

export interface NewsDesk {
  /** Shows news if it is to be shown now, in place of earlier news of the same challenge or game. */
  show(news: DesktopNews): void
  takeBack(id: string): void
  /** Returns the news that was clicked last, once. */
  takeOpened(): OpenedNews | null
  /** Takes back and forgets all news, which was another player's. */
  clear(): void
}

/** Notifications on the screen at a time; the oldest makes room for the next. */
export const MOST_SHOWN = 5

/** Shows news as system notifications, the latest of each challenge or game, and remembers which one was clicked. */
export function newsDesk({ system, isShown, bringUp }: NewsDeskParts): NewsDesk {
  const shown = new Map<string, () => void>()
  let clicked: OpenedNews | null = null

  function takeBack(id: string): void {
    const close = shown.get(id)
    shown.delete(id)
    close?.()
  }

  return {
    show(news) {
      const { about, id } = news
      if (!system.isSupported() || !isShown()) return
      takeBack(id)
      const [oldest] = shown.keys()
      if (oldest !== undefined && shown.size >= MOST_SHOWN) takeBack(oldest)
      const close = system.show(
        newsWords(news),
        () => {
          clicked = { about, id }
          takeBack(id)
          bringUp()
        },
        () => {
          if (shown.get(id) === close) shown.delete(id)
        },
      )
      shown.set(id, close)
    },
    takeBack,
    takeOpened() {
      const opened = clicked
      clicked = null
      return opened
    },
    clear() {
      for (const id of [...shown.keys()]) takeBack(id)
      clicked = null
    },
  }
}
