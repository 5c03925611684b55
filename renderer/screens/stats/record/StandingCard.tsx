import { CalendarDays, Flame, Swords, Target } from 'lucide-react'
import { counted, plural, whole } from '#protocol/figures.ts'
import { Card } from '../../../components/Card.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { NOT_AVAILABLE, shareOf } from '../../../components/figures.ts'

export interface StandingCardProps {
  correct: number
  answered: number
  /** games against people */
  wins: number
  losses: number
  /** correct answers in a row */
  currentStreak: number
  /** days; null where it cannot be known now */
  dailyStreak: number | null
}

/** The four figures of the Performance tab, of any player. */
export function StandingCard(props: StandingCardProps) {
  const { correct, answered, wins, losses, currentStreak, dailyStreak } = props
  const games = wins + losses
  return (
    <Card title="Overall Performance">
      <dl className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <Figure
          label="Overall Accuracy"
          icon={Target}
          note={answered === 0 ? 'No answers yet' : `${whole(correct)} of ${whole(answered)} correct`}
        >
          {shareOf(correct, answered)}
        </Figure>
        <Figure
          label="Win Rate"
          icon={Swords}
          note={
            games === 0
              ? 'No games against people yet'
              : `${counted(wins, 'win', 'wins')}, ${counted(losses, 'loss', 'losses')}`
          }
        >
          {shareOf(wins, games)}
        </Figure>
        <Figure
          label="Current Streak"
          icon={Flame}
          note={`${plural(currentStreak, 'correct answer', 'correct answers')} in a row`}
        >
          {whole(currentStreak)}
        </Figure>
        <Figure
          label="Daily Streak"
          icon={CalendarDays}
          note={
            dailyStreak === null
              ? 'Unavailable right now'
              : `${plural(dailyStreak, 'day', 'days')} in a row with the Daily Casefile`
          }
        >
          {dailyStreak === null ? NOT_AVAILABLE : whole(dailyStreak)}
        </Figure>
      </dl>
    </Card>
  )
}
