import { CallError, wordsOf } from '../clients/http.ts'
import { ErrorState } from '../components/ErrorState.tsx'
import { Page } from '../components/Page.tsx'

/** The session call failed for a reason other than 'not signed in'; the server's refusal says why, where there is one. */
export function SessionFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Page title="Bar Duel" width="form">
      <ErrorState
        title="We couldn’t open Bar Duel"
        message={wordsOf(error.cause instanceof CallError ? error.cause : error)}
        onRetry={onRetry}
      />
    </Page>
  )
}
