import { ChartLine } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { gameDay, lengthOfTime, whole } from '#protocol/figures.ts'
import { ANSWER_TIME_CAP_MS } from '#rules/progress/fold.ts'
import { useAnalytics, useOwnRecord } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { orNotLoaded } from '../../../components/or-not-loaded.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { StartSolo } from '../StartSolo.tsx'
import { ConfidenceCards } from './ConfidenceCards.tsx'
import { ProgressMetrics } from './ProgressMetrics.tsx'
import { TimeAnalysis } from './TimeAnalysis.tsx'

/** The charts' library is as large as the rest of the app: it comes when charts are looked at. */
const Charts = lazy(orNotLoaded(() => import('./Charts.tsx')))

const charts = (
  <div className="grid gap-6 lg:grid-cols-2">
    <Skeleton shape="card" className="h-96" />
    <Skeleton shape="card" className="h-96" />
    <Skeleton shape="card" className="h-96" />
    <Skeleton shape="card" className="h-96" />
  </div>
)

const skeleton = (
  <div className="grid gap-6">
    <div className="grid gap-6 md:grid-cols-2">
      <Skeleton shape="card" className="h-80" />
      <Skeleton shape="card" className="h-80" />
    </div>
    {charts}
  </div>
)

export function AnalyticsTab() {
  const own = useOwnRecord()
  const latest = useAnalytics()
  // Both or neither: half a tab would move when the other half arrives.
  const both = {
    data: own.data && latest.data && { record: own.data, analytics: latest.data },
    error: own.error ?? latest.error,
    isError: own.isError || latest.isError,
    isFetching: own.isFetching || latest.isFetching,
    refetch: () => Promise.all([own.refetch(), latest.refetch()]),
  }
  return (
    <Reading
      query={both}
      failure="We couldn’t load your analytics"
      loading="Loading your analytics..."
      skeleton={skeleton}
    >
      {({ record, analytics }) => (
        <div className="grid gap-6">
          <div className="grid gap-6 md:grid-cols-2">
            <TimeAnalysis totalHoursPlayed={record.totalHoursPlayed} analytics={analytics} />
            <ProgressMetrics record={record} />
          </div>
          {analytics.total.answered === 0 ? (
            <NoAnswers />
          ) : (
            <>
              <ConfidenceCards />
              <p className="text-sm text-pretty text-muted">
                {analytics.isComplete
                  ? 'These charts cover your last 12 months.'
                  : `These charts cover your latest answers, since ${gameDay(analytics.since)}.`}{' '}
                Pace caps answers at {lengthOfTime(ANSWER_TIME_CAP_MS, 'minute', whole)} and skips friend
                games.
              </p>
              <Suspense fallback={charts}>
                <Charts analytics={analytics} />
              </Suspense>
            </>
          )}
        </div>
      )}
    </Reading>
  )
}

function NoAnswers() {
  return (
    <Card title="Charts">
      <EmptyState
        icon={<ChartLine className="size-6" aria-hidden="true" />}
        title="No answers in the last 12 months"
        action={<StartSolo />}
      >
        Answer a question, and we’ll chart your accuracy and your pace against the exam’s.
      </EmptyState>
    </Card>
  )
}
