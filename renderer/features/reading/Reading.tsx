import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallError, wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'

/** The parts of a query used here, whether it has one page or many. */
export interface Query<T> {
  data: T | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

export interface ReadingProps<T> {
  query: Query<T>
  /** The title of the error: the thing that could not be read. */
  failure: string
  /** The message on a desktop without a connection, for facts that only the server knows. */
  offline?: string | undefined
  /** Read out while it loads. */
  loading?: string | undefined
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** A read of the server: its skeleton, its error with a retry, or the content that `children` returns. */
export function Reading<T>(props: ReadingProps<T>) {
  const { query, failure, offline, loading = 'Loading...', skeleton, children } = props
  const retry = () => void query.refetch()
  if (query.data !== undefined)
    return (
      <>
        {query.isError ? <Outdated onRetry={retry} retrying={query.isFetching} /> : null}
        {children(query.data)}
      </>
    )
  if (query.isError) {
    const isOffline = query.error instanceof CallError && query.error.code === 'offline'
    return (
      <ErrorState
        title={failure}
        message={isOffline && offline ? offline : wordsOf(query.error)}
        onRetry={retry}
        retrying={query.isFetching}
      />
    )
  }
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {loading}
      </p>
      {skeleton}
    </div>
  )
}

/** The numbers of an earlier look stay in sight when a new one fails, and this says so. */
function Outdated({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-md border border-warn/55 bg-raised px-4 py-2"
    >
      <p className="flex items-center gap-2">
        <TriangleAlert className="size-5 shrink-0 text-warn" aria-hidden="true" />
        These numbers may be out of date. We couldn’t refresh them.
      </p>
      <Button size="small" className="min-h-11" busy={retrying} busyLabel="Trying again..." onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
