import type { BoardPeriod } from '#protocol/http/leaderboard.ts'
import { useSchools } from '../../clients/boards.ts'
import { wordsOf } from '../../clients/http.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { BoardEmpty } from '../../features/board/BoardEmpty.tsx'
import { BoardSkeleton } from '../../features/board/BoardSkeleton.tsx'
import { SchoolRows } from './SchoolRows.tsx'

/** Law schools by the points of their players. */
export function SchoolBoard({ period, ownSchool }: { period: BoardPeriod; ownSchool: string | undefined }) {
  const query = useSchools(period)
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState
        message={wordsOf(query.error, 'Failed to load leaderboard. Please try again later.')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    ) : (
      <BoardSkeleton />
    )
  if (query.data.length === 0) return <BoardEmpty period={period} />
  return <SchoolRows schools={query.data} ownSchool={ownSchool} label="Law schools" />
}
