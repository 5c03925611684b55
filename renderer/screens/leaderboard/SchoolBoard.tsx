import type { BoardPeriod } from '#protocol/http/leaderboard.ts'
import { useSchools } from '../../clients/boards.ts'
import { wordsOf } from '../../clients/http.ts'
import { classNames } from '../../components/class-names.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { BoardEmpty } from '../../features/board/BoardEmpty.tsx'
import { BoardSkeleton } from '../../features/board/BoardSkeleton.tsx'
import { RankMedal } from '../../features/board/RankMedal.tsx'

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
  return (
    <ol aria-label="Law schools" className="grid grid-cols-1">
      {query.data.map((school) => (
        <li
          key={school.lawSchool}
          value={school.rank}
          className={classNames(
            'flex items-center gap-3 border-b border-line px-1 py-2 last:border-b-0 sm:px-3',
            school.lawSchool === ownSchool ? 'rounded-md bg-brass/12' : null,
          )}
        >
          <RankMedal rank={school.rank} />
          <p className="min-w-0 grow">
            <span className="font-semibold">{school.lawSchool}</span>
            <span className="block text-sm text-muted">
              {school.players.toLocaleString('en')} {school.players === 1 ? 'player' : 'players'}
            </span>
          </p>
          <p className="shrink-0 text-end">
            <span className="block font-display text-lg leading-tight">
              {school.points.toLocaleString('en')}
            </span>
            <span className="text-xs text-muted">points</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
