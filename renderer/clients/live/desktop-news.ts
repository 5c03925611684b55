import type { DesktopNews } from '#protocol/away.ts'
import type { ChallengeReceived } from '#protocol/live/challenge.ts'
import type { ToClient } from '#protocol/live/to-client.ts'
import { desktop } from '../desktop.ts'

type OfFriendGame = Extract<ToClient, { type: 'async:turn_notification' | 'async:match_over' }>

/** A friend game's message as news for a player who is not looking. */
export function newsOfGame(message: OfFriendGame): DesktopNews {
  const { matchId: id, opponentName: opponent, subject } = message.payload
  if (message.type === 'async:turn_notification')
    return { about: 'turn', id, opponent, subject, invitation: message.payload.invitation ?? false }
  const { winner, ended } = message.payload
  return { about: 'match_over', id, opponent, subject, winner, ended }
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
  challenger: { displayName: challenger.displayName, username: challengerName },
  subject,
})

/** Hands news to the desktop's shell, which shows it if the player wants that now. Returns how to take it back. */
export function notifyDesktop(news: DesktopNews): () => void {
  const shell = desktop()
  if (!shell) return () => undefined
  void shell.tellNews(news)
  return () => void shell.dropNews(news.id)
}
