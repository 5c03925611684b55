import type { UseQueryResult } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'

export interface ReadingProps<T> {
  query: UseQueryResult<T>
  /** What could not be read, as the title of the error. */
  failure: string
  /** What is read out while it loads. */
  loading?: string | undefined
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** A read of the server: its skeleton, its error with a retry, or what `children` makes of it. */
export function Reading<T>({ query, failure, loading = 'Loading...', skeleton, children }: ReadingProps<T>) {
  const retry = () => void query.refetch()
  if (query.data !== undefined)
    return (
      <>
        {query.isError ? <Outdated onRetry={retry} retrying={query.isFetching} /> : null}
        {children(query.data)}
      </>
    )
  if (query.isError)
    return (
      <ErrorState
        title={failure}
        message={wordsOf(query.error, 'The server does not answer. Check your connection, then try again.')}
        onRetry={retry}
        retrying={query.isFetching}
      />
    )
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {loading}
      </p>
      {skeleton}
    </div>
  )
}

/** The numbers of an earlier look stay in sight when a new one fails, and are said to be such. */
function Outdated({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-md border border-warn/55 bg-raised px-4 py-2"
    >
      <p className="flex items-center gap-2">
        <TriangleAlert className="size-5 shrink-0 text-warn" aria-hidden="true" />
        These numbers are from your last look. The newest could not be read.
      </p>
      <Button size="small" className="min-h-11" busy={retrying} busyLabel="Trying again..." onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
