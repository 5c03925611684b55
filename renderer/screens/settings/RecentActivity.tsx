import { useState } from 'react'
import { useSecurityEvents } from '../../clients/account.ts'
import { wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useNextFocus } from '../../components/use-next-focus.ts'
import { SecurityEvents } from '../../features/security/SecurityEvents.tsx'

/** Shown at first. */
const FEW = 5

/** Sign-ins, refusals and changes of the account, for its player to notice what wasn't them. */
export function RecentActivity() {
  const security = useSecurityEvents()
  const [all, setAll] = useState(false)
  const { next, onPress } = useNextFocus<HTMLDivElement>()
  const events = security.data?.events ?? []
  return (
    <Card title="Recent activity">
      <p className="mb-3 text-muted">
        Something here wasn’t you? Change your password, and we’ll sign out your other devices.
      </p>
      {security.isError ? (
        <ErrorState message={wordsOf(security.error)} onRetry={() => void security.refetch()} />
      ) : security.data ? (
        <>
          <SecurityEvents events={events.slice(0, FEW)} />
          {events.length <= FEW ? null : all ? (
            <div ref={next} tabIndex={-1} className="border-t border-line">
              <SecurityEvents events={events.slice(FEW)} />
            </div>
          ) : (
            <Button
              className="mt-3"
              onClick={() => {
                onPress()
                setAll(true)
              }}
            >
              Show more
            </Button>
          )}
        </>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Card>
  )
}
