import { useState } from 'react'
import type { BoardPeriod } from '#protocol/http/leaderboard.ts'
import { SCREENS } from '#protocol/screens.ts'
import { useTopRows, WIDGET_ROWS } from '../../clients/boards.ts'
import { wordsOf } from '../../clients/http.ts'
import { useLive } from '../../clients/live/live-atom.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { BoardEmpty } from '../../features/board/BoardEmpty.tsx'
import { BoardRows } from '../../features/board/BoardRows.tsx'
import { BoardSkeleton } from '../../features/board/BoardSkeleton.tsx'
import { LiveMark } from '../../features/board/LiveMark.tsx'
import { PeriodToggle } from '../../features/board/PeriodToggle.tsx'

/** The leaderboard under the menu (spec section 2, Leaderboard widget). */
export function LeaderboardPanel({ ownId }: { ownId: string }) {
  const [period, setPeriod] = useState<BoardPeriod>('weekly')
  const pushed = useLive().boardsPushed.includes(period)
  const query = useTopRows(period, pushed)
  const full = query.data?.length === WIDGET_ROWS
  return (
    <Card title="Leaderboard" action={query.isError ? null : <LiveMark pushed={pushed} />}>
      <div className="grid grid-cols-1 gap-2 sm:gap-4">
        <PeriodToggle value={period} onChange={setPeriod} />
        {query.data === undefined && query.isError ? (
          <ErrorState
            message={wordsOf(query.error, 'Failed to load leaderboard. Please try again later.')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : query.data === undefined ? (
          <div aria-busy="true">
            <p role="status" className="sr-only">
              Loading the leaderboard...
            </p>
            <BoardSkeleton />
          </div>
        ) : query.data.length === 0 ? (
          <BoardEmpty period={period} />
        ) : (
          // On a phone the first three stand for the board.
          <div className="max-sm:[&_li:nth-child(n+4)]:hidden">
            <BoardRows
              rows={query.data}
              ownId={ownId}
              label={period === 'weekly' ? 'This week’s leaderboard' : 'All-time leaderboard'}
            />
          </div>
        )}
        <div>
          <ButtonLink to={SCREENS.leaderboard} variant={full ? 'secondary' : 'ghost'}>
            View Full Leaderboard
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
