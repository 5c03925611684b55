import type { DesktopNews } from '#protocol/away.ts'
import type { ChallengeReceived } from '#protocol/live/challenge.ts'
import type { ToClient } from '#protocol/live/to-client.ts'
import { desktop } from '../desktop.ts'
import { noticeOf } from './notice.ts'

/** A friend game's message as news for a player who is not looking, in the words of its toast; null for any other. */
export function newsOf(message: ToClient): DesktopNews | null {
  if (message.type !== 'async:turn_notification' && message.type !== 'async:match_over') return null
  const notice = noticeOf(message)
  if (!notice) return null
  return {
    about: message.type === 'async:turn_notification' ? 'turn' : 'match_over',
    id: message.payload.matchId,
    title: notice.title,
    body: notice.description,
  }
}

/** A challenge as news; it is answered in the window. */
export const newsOfChallenge = ({
  challengeId,
  challengerName,
  challenger,
  subject,
}: ChallengeReceived): DesktopNews => ({
  about: 'challenge',
  id: challengeId,
  title: 'Challenge Received!',
  body: `${challenger.displayName} (@${challengerName}) calls you to a live duel: ${subject}.`,
})

/** Hands news to the desktop's shell, which shows it if the player wants that now. Returns how to take it back. */
export function notifyDesktop(news: DesktopNews | null): () => void {
  const shell = desktop()
  if (!shell || !news) return () => undefined
  void shell.tellNews(news)
  return () => void shell.dropNews(news.id)
}
