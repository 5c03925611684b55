import { UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dayText } from '#protocol/figures.ts'
import { SIGNUP_DAYS } from '#rules/admin.ts'
import { type Signups, useRecentSignups } from '../../../clients/admin.ts'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { SkeletonText } from '../../../components/Skeleton.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'

/** Rows shown at first, and more at each press. */
const STEP = 50

export function RecentSignups() {
  const signups = useRecentSignups()
  useEffect(() => {
    // Only logged (spec section 8); the card itself offers to try again.
    if (signups.error) console.error('Failed to fetch recent signups', signups.error)
  }, [signups.error])
  return (
    <Card title={`Recent Signups (Last ${SIGNUP_DAYS} Days)`}>
      <Reading
        query={signups}
        failure="We couldn’t load recent signups"
        loading="Loading recent signups..."
        skeleton={<SkeletonText lines={5} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={<UserPlus className="size-6" aria-hidden="true" />} title="No recent signups">
              Accounts made in the last {SIGNUP_DAYS} days show up here, newest first.
            </EmptyState>
          ) : (
            <Rows rows={rows} />
          )
        }
      </Reading>
    </Card>
  )
}

function Rows({ rows }: { rows: Signups }) {
  const [shown, setShown] = useState(STEP)
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.slice(0, shown).map((row) => (
          <li
            key={row.id}
            className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_minmax(0,1fr)_auto] sm:items-baseline"
          >
            <span className="font-semibold break-all">{row.username}</span>
            <span className="break-all">{row.email ?? 'No email'}</span>
            <span className="text-muted">{row.lawSchool ?? 'No school'}</span>
            <time dateTime={row.createdAt} className="text-sm text-muted tabular-nums">
              {dayText(row.createdAt)}
            </time>
          </li>
        ))}
      </ul>
      {rows.length > shown ? (
        <Button className="mt-4" onClick={() => setShown(shown + STEP)}>
          Show more
        </Button>
      ) : null}
    </>
  )
}
