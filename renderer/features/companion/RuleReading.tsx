import type { ReactNode } from 'react'
import type { useRule } from '../../clients/companion.ts'
import { wordsOf } from '../../clients/http.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { RuleText } from '../../components/RuleText.tsx'
import { SkeletonText } from '../../components/Skeleton.tsx'

export interface RuleReadingProps {
  rule: ReturnType<typeof useRule>
  /** lines of the skeleton while it loads */
  lines: number
  /** after the rule, once it's there */
  children?: ReactNode
}

/** A rule of the library as it's read from the server: while it loads, when it fails, and the whole of it. */
export function RuleReading({ rule, lines, children }: RuleReadingProps) {
  return (
    <>
      {rule.isPending ? <SkeletonText lines={lines} /> : null}
      {rule.isError ? (
        <ErrorState
          title="We couldn’t open this rule"
          message={wordsOf(rule.error, 'Check your connection, then try again.')}
          onRetry={() => void rule.refetch()}
          retrying={rule.isFetching}
        />
      ) : null}
      {rule.data ? (
        <>
          <RuleText rule={rule.data} />
          {children}
        </>
      ) : null}
    </>
  )
}
