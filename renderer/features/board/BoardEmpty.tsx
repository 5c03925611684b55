import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BoardPeriod } from '#protocol/http/leaderboard.ts'
import { EmptyState } from '../../components/EmptyState.tsx'

/** A board that nobody stands on yet. */
export function BoardEmpty({ period, action }: { period: BoardPeriod; action?: ReactNode }) {
  return (
    <EmptyState
      icon={<Trophy className="size-6" aria-hidden="true" />}
      title={period === 'weekly' ? 'No one has points this week' : 'No one has points yet'}
      action={action}
    >
      Earn points in duels, friend games, and the Daily Casefile. The first to score leads.
    </EmptyState>
  )
}
