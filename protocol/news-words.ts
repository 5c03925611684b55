import type { DesktopNews, MatchOverNews } from './away.ts'

/** News as a toast or a system notification words it. */
export interface NewsWords {
  title: string
  body: string
}

function matchOverWords({ opponent, subject, winner, ended }: MatchOverNews): NewsWords {
  const game = `your ${subject} game against ${opponent}`
  if (ended === 'declined')
    return { title: 'Game Declined', body: `${opponent} declined your ${subject} game.` }
  if (winner === 0) {
    if (ended === 'played') return { title: 'Victory', body: `You won ${game}.` }
    return { title: 'Victory', body: `${opponent} ${ended === 'resigned' ? 'resigned' : 'ran out of time'}.` }
  }
  if (winner === 1)
    return {
      title: 'Defeat',
      body: ended === 'forfeit' ? `You ran out of time in ${game}.` : `You lost ${game}.`,
    }
  const its = game.replace(/^your/, 'Your')
  return ended === 'forfeit'
    ? { title: 'Expired', body: `${its} ended with no winner.` }
    : { title: 'Draw', body: `${its} ended in a draw.` }
}

/** Returns the words of news. They're ours but for the names in them. */
export function newsWords(news: DesktopNews): NewsWords {
  switch (news.about) {
    case 'challenge': {
      const { displayName, username } = news.challenger
      return {
        title: 'Challenge Received!',
        body: `${displayName} (@${username}) challenged you to a live duel: ${news.subject}.`,
      }
    }
    case 'turn':
      return news.invitation
        ? {
            title: 'New Friend Game',
            body: `${news.opponent} invites you to a game of ${news.subject}. You have three days to accept.`,
          }
        : { title: 'Your Turn!', body: `${news.opponent} is waiting for your answer in ${news.subject}.` }
    case 'match_over':
      return matchOverWords(news)
  }
}
