import { INVITATION_MS } from '#rules/match/outcome.ts'
import type { ReminderTask } from '#rules/reminders.ts'
import type { DesktopNews, MatchOverNews } from './away.ts'
import { counted, lengthOfTime } from './figures.ts'

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

const hours = (count: number): string => counted(count, 'hour', 'hours')

/** Returns the words of a reminder. */
export function reminderWords(task: ReminderTask): NewsWords {
  switch (task.task) {
    case 'streak':
      return {
        title: `Keep your ${task.days}-day streak`,
        body: `Today’s case closes in ${hours(task.hoursLeft)}. One question keeps the streak.`,
      }
    case 'case':
      return {
        title: 'Today’s case is open',
        body: `It closes in ${hours(task.hoursLeft)}. One question starts a streak.`,
      }
    case 'reviews':
      return task.due === 1
        ? { title: '1 rule is due for review', body: 'A minute now keeps it fresh.' }
        : { title: `${task.due} rules are due for review`, body: 'A few minutes now keep them fresh.' }
  }
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
            body: `${news.opponent} invites you to a game of ${news.subject}. You have ${lengthOfTime(INVITATION_MS, 'day')} to accept.`,
          }
        : { title: 'Your Turn!', body: `${news.opponent} is waiting for your answer in ${news.subject}.` }
    case 'match_over':
      return matchOverWords(news)
    case 'reminder':
      return reminderWords(news.reminder)
  }
}
