import type { SessionUser } from '#protocol/user.ts'
import { wordsOf } from '../../clients/http.ts'
import { useSessionActions } from '../../clients/session.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Page } from '../../components/Page.tsx'
import type { RenderReport } from '../../components/render-report.ts'
import { GameOver } from './GameOver.tsx'
import { Playing } from './Playing.tsx'
import { Setup } from './Setup.tsx'
import { SoloSkeleton } from './SoloSkeleton.tsx'
import { useSolo } from './use-solo.ts'

export interface SoloChallengeProps {
  user: SessionUser
  report: RenderReport
  /** Leads back to the menu; an open run is kept and resumed. */
  onLeave: () => void
}

/** Solo challenge: setup, playing, game over. */
export function SoloChallenge({ user, report, onLeave }: SoloChallengeProps) {
  const solo = useSolo()
  const { refresh } = useSessionActions()
  const { play, status } = solo

  const leave = () => {
    void refresh()
    onLeave()
  }

  const screen = () => {
    if (play.at === 'playing')
      return <Playing solo={solo} play={play} user={user} report={report} onLeave={leave} />
    if (status.isPending || (play.at === 'setup' && solo.returning)) return <SoloSkeleton />
    if (status.isError)
      return (
        <ErrorState
          title="We couldn’t open the solo challenge"
          message={wordsOf(status.error)}
          onRetry={() => void status.refetch()}
          retrying={status.isFetching}
        />
      )
    // On entry, today's lives being gone leads straight to game over (spec section 4).
    if (play.at === 'over' || status.data.isDailyComplete)
      return (
        <GameOver
          challenge={
            (play.at === 'over' ? play.challenge : null) ?? (status.isFetching ? null : status.data.last)
          }
          status={status.data}
          stale={status.isFetching}
          onAgain={() => void status.refetch()}
          onLeave={leave}
          report={report}
          setup={<Setup solo={solo} status={status.data} onLeave={leave} />}
        />
      )
    return <Setup solo={solo} status={status.data} onLeave={leave} />
  }

  return <Page title="Solo Challenge">{screen()}</Page>
}
