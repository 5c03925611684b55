import { ErrorState } from '../components/ErrorState.tsx'
import { Page } from '../components/Page.tsx'

/** The session call failed for a reason other than 'not signed in'. */
export function SessionFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Page title="Bar Duel" width="form">
      <ErrorState
        title="Bar Duel cannot be reached"
        message="The server does not answer. Check your connection, then try again."
        onRetry={onRetry}
      />
    </Page>
  )
}
