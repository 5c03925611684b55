import { ErrorState } from '../components/ErrorState.tsx'
import { Page } from '../components/Page.tsx'

/** A screen that could not be loaded (a new version was installed meanwhile, or the network went) or that broke. */
export function ScreenFailed() {
  return (
    <Page title="Bar Duel" width="form">
      <ErrorState
        title="We couldn’t open this page"
        message="We may have updated, or your connection dropped. Submitted answers are safe. Reload."
        onRetry={() => location.reload()}
        retryLabel="Load again"
      />
    </Page>
  )
}
