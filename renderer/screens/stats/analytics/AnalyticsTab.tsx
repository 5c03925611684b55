import { ChartLine } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useAnalytics, useOwnRecord } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { StartSolo } from '../StartSolo.tsx'
import { ConfidenceCards } from './ConfidenceCards.tsx'
import { dateText } from './chart-data.ts'
import { ProgressMetrics } from './ProgressMetrics.tsx'
import { TimeAnalysis } from './TimeAnalysis.tsx'

/** The charts' library is as large as the rest of the app: it comes when charts are looked at. */
const Charts = lazy(() => import('./Charts.tsx'))

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
      failure="Your analytics could not be read"
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
                  ? 'The charts count your answers of the last 12 months.'
                  : `The charts count your latest answers, since ${dateText(analytics.since)}.`}{' '}
                Of an answer at most 3 minutes count as pace; friend games have none, since their clock runs
                while you are away.
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
        Your accuracy over time, by subject and by difficulty, and your pace beside the exam’s, are drawn here
        from your first answer on.
      </EmptyState>
    </Card>
  )
}
