import type { SessionUser } from '#protocol/user.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { useStudyToday } from '../../clients/practice.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { FullScreenSpinner } from '../../components/FullScreenSpinner.tsx'
import { Asking } from './Asking.tsx'
import { Over } from './Over.tsx'
import { CardStep } from './RuleCard.tsx'
import type { RenderReport } from './report.ts'
import { Setup } from './Setup.tsx'
import { SITTING } from './sitting.ts'
import { type Scope, usePractice } from './use-practice.ts'

export interface PracticeSittingProps {
  user: SessionUser
  scope: Scope
  /** the first question is asked for at once */
  begun: boolean
  onSubject: (subject: PlayableSubject) => void
  onKind: (kind: Scope['kind']) => void
  report: RenderReport
  onLeave: () => void
}

/** Practice and review: setup, ten questions, how it went. */
export function PracticeSitting(props: PracticeSittingProps) {
  const { user, scope, begun, onSubject, onKind, report, onLeave } = props
  const practice = usePractice(scope, begun)
  const today = useStudyToday()
  const { sitting } = practice

  if (sitting.at === 'asking')
    return (
      <Asking user={user} practice={practice} sitting={sitting} report={report} onLeave={practice.toSetup} />
    )
  if (sitting.at === 'card') {
    const { ruleId, ...topic } = sitting.card
    return (
      <CardStep
        key={ruleId}
        ruleId={ruleId}
        topic={topic}
        onClose={() => practice.pastCard(false)}
        onSkip={() => practice.pastCard(true)}
        failure={practice.nextFailure}
        onRetry={practice.askAgain}
      />
    )
  }
  if (sitting.at === 'over')
    return (
      <Over
        title="Ten down"
        text="The rules you missed come back soon, each as another question."
        answered={sitting.answered}
        report={report}
        onMore={practice.begin}
        moreLabel={`${SITTING} more`}
        busy={practice.next.isPending}
        failure={practice.nextFailure}
        onLeave={onLeave}
      />
    )
  if (sitting.at === 'nothing-due')
    return (
      <Over
        title="Nothing left to review"
        text="You’re caught up. Practice brings up rules you haven’t met yet."
        answered={sitting.answered}
        report={report}
        onMore={() => {
          practice.toSetup()
          onKind('practice')
        }}
        moreLabel="Practice something new"
        busy={false}
        failure={null}
        onLeave={onLeave}
      />
    )
  if (!today.data) return <Unopened today={today} />
  return <Setup practice={practice} scope={scope} today={today.data} onSubject={onSubject} onKind={onKind} />
}

/** Before it is known what is due. */
function Unopened({ today }: { today: ReturnType<typeof useStudyToday> }) {
  if (!today.isError) return <FullScreenSpinner label="Opening your practice..." />
  return (
    <ErrorState
      title="We couldn’t open practice"
      message="We can’t reach the server. Check your connection, then try again."
      onRetry={() => void today.refetch()}
      retrying={today.isFetching}
    />
  )
}
