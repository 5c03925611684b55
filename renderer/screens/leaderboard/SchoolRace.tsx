import { schoolPlayedFor } from '#rules/law-schools.ts'
import { useSchools } from '../../clients/boards.ts'
import { wordsOf } from '../../clients/http.ts'
import { Card } from '../../components/Card.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { BoardSkeleton } from '../../features/board/BoardSkeleton.tsx'
import { SchoolRows } from './SchoolRows.tsx'

/** Schools at the top of the race. */
const LEADERS = 5

/** The law schools by this week's points: the first few, and one's own wherever it stands. */
export function SchoolRace({ lawSchool }: { lawSchool: string | undefined }) {
  const ownSchool = schoolPlayedFor(lawSchool) ?? undefined
  const query = useSchools('weekly')
  const schools = query.data ?? []
  const own = schools.find((school) => school.lawSchool === ownSchool)
  const leaders = schools.slice(0, LEADERS)
  const shown = own && !leaders.includes(own) ? [...leaders, own] : leaders
  return (
    <Card title="School race" eyebrow="This week">
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState
            message={wordsOf(query.error, 'We couldn’t load the schools. Try again.')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <BoardSkeleton rows={LEADERS} />
        )
      ) : (
        <div className="grid grid-cols-1 gap-3">
          {shown.length > 0 ? (
            <SchoolRows schools={shown} ownSchool={ownSchool} label="Law school race" />
          ) : (
            <p className="text-muted">No school has points this week yet. Yours could lead.</p>
          )}
          {lawSchool === undefined ? (
            <p className="text-sm text-muted">Add your law school in your profile to play for it.</p>
          ) : ownSchool === undefined || own || shown.length === 0 ? null : (
            <p className="text-sm text-muted">{ownSchool} has no points this week yet.</p>
          )}
        </div>
      )}
    </Card>
  )
}
