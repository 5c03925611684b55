import { useRouteError } from 'react-router'
import { ErrorState } from '../components/ErrorState.tsx'
import { Page } from '../components/Page.tsx'

/** A screen that could not be loaded (a new version was installed meanwhile, or the network went) or that broke. */
export function ScreenFailed() {
  const error = useRouteError()
  console.error(error)
  return (
    <Page title="Bar Duel" width="form">
      <ErrorState
        title="This page could not be shown"
        message="It may have been replaced by a newer version, or the connection was lost. Loading it again usually helps."
        onRetry={() => location.reload()}
        retryLabel="Load again"
      />
    </Page>
  )
}
