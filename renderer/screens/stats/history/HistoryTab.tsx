import { Swords } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useMatches } from '../../../clients/stats.ts'
import { Button } from '../../../components/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink.tsx'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { MatchReview } from './MatchReview.tsx'
import { MatchRow } from './MatchRow.tsx'

/**
 * The finished matches; the one whose id is in the address is reviewed instead, so that the back button leads to the
 * list.
 */
export function HistoryTab() {
  const [search] = useSearchParams()
  const match = search.get('match')
  return match === null ? <Matches /> : <MatchReview matchId={match} />
}

function Matches() {
  const query = useMatches()
  return (
    <Card title="Match History">
      <Reading
        query={query}
        failure="We couldn’t load your match history"
        offline="You’re offline. History needs a connection. Your study stats still work."
        loading="Loading your matches..."
        skeleton={
          <div className="grid gap-3">
            <Skeleton shape="control" className="h-24 sm:h-16" />
            <Skeleton shape="control" className="h-24 sm:h-16" />
            <Skeleton shape="control" className="h-24 sm:h-16" />
          </div>
        }
      >
        {({ pages }) => {
          const matches = pages.flatMap((page) => page.matches)
          if (matches.length === 0) return <NoMatches />
          return (
            <div className="grid gap-4">
              <ol className="grid">
                {matches.map((match) => (
                  <MatchRow key={match.id} match={match} />
                ))}
              </ol>
              {query.hasNextPage ? (
                <Button
                  className="justify-self-center"
                  busy={query.isFetchingNextPage}
                  busyLabel="Loading..."
                  onClick={() => void query.fetchNextPage()}
                >
                  Show earlier matches
                </Button>
              ) : null}
            </div>
          )
        }}
      </Reading>
    </Card>
  )
}

function NoMatches() {
  return (
    <EmptyState
      icon={<Swords className="size-6" aria-hidden="true" />}
      title="No matches yet"
      action={
        <ButtonLink to="/" variant="primary">
          Find an opponent
        </ButtonLink>
      }
    >
      Finished duels and friend games show up here, with the result, score, and what changed.
    </EmptyState>
  )
}
