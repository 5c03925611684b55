import { type Asked, useBoardPages } from '../../clients/boards.ts'
import { wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { BoardEmpty } from '../../features/board/BoardEmpty.tsx'
import { BoardRows } from '../../features/board/BoardRows.tsx'
import { BoardSkeleton } from '../../features/board/BoardSkeleton.tsx'

/** A board from the top, read on page by page. */
export function FullBoard({ asked, ownId }: { asked: Asked; ownId: string }) {
  const query = useBoardPages(asked)
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState
        message={wordsOf(query.error, 'Failed to load leaderboard. Please try again later.')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    ) : (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          Loading the leaderboard...
        </p>
        <BoardSkeleton rows={8} />
      </div>
    )
  // A player who moved between two pages while they were read is shown once, where they were met first.
  const rows = [...new Map(query.data.pages.flat().map((row) => [row.id, row])).values()]
  if (rows.length === 0) return <BoardEmpty period={asked.period} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <BoardRows rows={rows} ownId={ownId} label="The full leaderboard" />
      {query.isFetchNextPageError ? (
        <p role="alert" className="text-wrong">
          We couldn’t load more. Try again.
        </p>
      ) : null}
      {query.hasNextPage ? (
        <Button
          busy={query.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      ) : (
        <p className="text-center text-sm text-muted">That’s everyone so far.</p>
      )}
    </div>
  )
}
