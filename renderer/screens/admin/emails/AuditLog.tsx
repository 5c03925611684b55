import { ScrollText } from 'lucide-react'
import { momentText } from '#protocol/figures.ts'
import { useAudit } from '../../../clients/admin.ts'
import { wordsOf } from '../../../clients/http.ts'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { SkeletonText } from '../../../components/Skeleton.tsx'
import { auditText } from './audit-text.ts'

/** The actions of admins, the newest first. */
export function AuditLog() {
  const audit = useAudit()
  const entries = audit.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Card
      title="Audit Log"
      action={
        <Button
          size="small"
          className="min-h-11"
          busy={audit.isRefetching}
          busyLabel="Loading..."
          onClick={() => void audit.refetch()}
        >
          Refresh
        </Button>
      }
    >
      {audit.isPending ? <SkeletonText lines={4} /> : null}
      {audit.isError ? (
        <ErrorState
          title="We couldn’t load the audit log"
          message={wordsOf(audit.error)}
          onRetry={() => void audit.refetch()}
          retrying={audit.isFetching}
        />
      ) : null}
      {audit.isSuccess && entries.length === 0 ? (
        <EmptyState icon={<ScrollText className="size-6" aria-hidden="true" />} title="Nothing yet">
          What admins look at and change shows up here, with who did it.
        </EmptyState>
      ) : null}
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="grid gap-x-6 py-2 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-baseline"
          >
            <time dateTime={entry.at} className="text-sm text-muted tabular-nums">
              {momentText(entry.at)}
            </time>
            <span className="break-words">
              <strong className="font-semibold">{entry.by}</strong> {auditText(entry)}
            </span>
          </li>
        ))}
      </ol>
      {audit.hasNextPage ? (
        <Button
          className="mt-4"
          busy={audit.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void audit.fetchNextPage()}
        >
          Show earlier
        </Button>
      ) : null}
    </Card>
  )
}
