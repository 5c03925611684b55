import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BoardPeriod } from '#protocol/http/leaderboard.ts'
import { EmptyState } from '../../components/EmptyState.tsx'

/** A board that nobody stands on yet. */
export function BoardEmpty({ period, action }: { period: BoardPeriod; action?: ReactNode }) {
  return (
    <EmptyState
      icon={<Trophy className="size-6" aria-hidden="true" />}
      title={period === 'weekly' ? 'Nobody has points this week' : 'Nobody has points yet'}
      action={action}
    >
      Points come from duels, friend games and the Daily Casefile. The first to earn some stands at the top.
    </EmptyState>
  )
}
