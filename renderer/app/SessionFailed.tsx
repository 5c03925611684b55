import { wordsOf } from '../clients/http.ts'
import { ErrorState } from '../components/ErrorState.tsx'
import { Page } from '../components/Page.tsx'

const UNREACHABLE = 'The server does not answer. Check your connection, then try again.'

/** The session call failed for a reason other than 'not signed in'; the server's own words say why, where it has any. */
export function SessionFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Page title="Bar Duel" width="form">
      <ErrorState
        title="Bar Duel cannot start"
        message={wordsOf(error.cause, UNREACHABLE)}
        onRetry={onRetry}
      />
    </Page>
  )
}
