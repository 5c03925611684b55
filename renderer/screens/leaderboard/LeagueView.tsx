import { wordsOf } from '../../clients/http.ts'
import { useLeague } from '../../clients/league.ts'
import { Card } from '../../components/Card.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { leagueName } from '../../components/league-name.ts'
import { BoardSkeleton } from '../../features/board/BoardSkeleton.tsx'
import { LeagueMembership } from './LeagueMembership.tsx'
import { LeagueStanding } from './LeagueStanding.tsx'
import { lastWeekText, timeLeftText, zonesText } from './league-text.ts'
import { SchoolRace } from './SchoolRace.tsx'

/** The week's league with the race of the law schools beside it. */
export function LeagueView({ ownId, lawSchool }: { ownId: string; lawSchool: string | undefined }) {
  const query = useLeague()
  const league = query.data
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {league === undefined ? (
        <Card title="My league">
          {query.isError ? (
            <ErrorState
              message={wordsOf(query.error, 'We couldn’t load your league. Try again.')}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : (
            <BoardSkeleton rows={8} />
          )}
        </Card>
      ) : (
        <Card title={leagueName(league.league)} eyebrow={`This week, ${timeLeftText(league.remainingMs)}`}>
          <div className="grid grid-cols-1 gap-4">
            {league.last ? (
              <p className="rounded-md border border-line bg-raised px-3 py-2 text-sm">
                <span className="font-semibold">Last week: </span>
                {lastWeekText(league.last)}
              </p>
            ) : null}
            {league.state === 'in' ? <p className="text-sm text-muted">{zonesText(league)}</p> : null}
            <LeagueStanding league={league} ownId={ownId} />
            {league.state === 'hidden' || league.state === 'held' ? null : (
              <LeagueMembership league={league} />
            )}
          </div>
        </Card>
      )}
      <SchoolRace lawSchool={lawSchool} />
    </div>
  )
}
