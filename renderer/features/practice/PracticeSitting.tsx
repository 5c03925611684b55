import type { SessionUser } from '#protocol/user.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { useStudyToday } from '../../clients/practice.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { FullScreenSpinner } from '../../components/FullScreenSpinner.tsx'
import { Asking } from './Asking.tsx'
import { Over } from './Over.tsx'
import { drillWords } from './pace-words.ts'
import { CardStep } from './RuleCard.tsx'
import type { RenderReport } from './report.ts'
import { Setup } from './Setup.tsx'
import type { Sitting } from './sitting.ts'
import { useBeginWith } from './use-begin-with.ts'
import { type Practice, type Scope, usePractice } from './use-practice.ts'

export interface PracticeSittingProps {
  user: SessionUser
  scope: Scope
  /** the time (ms) of a drill's question */
  limitMs: number
  onSubject: (subject: PlayableSubject) => void
  onKind: (kind: Scope['kind']) => void
  report: RenderReport
  onLeave: () => void
}

/** Practice, review and the drill: setup, the questions, how it went. */
export function PracticeSitting(props: PracticeSittingProps) {
  const { user, limitMs, report } = props
  const practice = usePractice(props.scope, useBeginWith())
  const { sitting } = practice

  if (sitting.at === 'asking')
    return (
      <Asking
        user={user}
        practice={practice}
        sitting={sitting}
        limitMs={limitMs}
        report={report}
        onLeave={practice.toSetup}
      />
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
  if (sitting.at === 'setup') return <Opening {...props} practice={practice} />
  return <Ended {...props} practice={practice} sitting={sitting} />
}

interface StepProps extends PracticeSittingProps {
  practice: Practice
}

/** The setup, once it's known how reviews stand. */
function Opening({ practice, scope, limitMs, onSubject, onKind }: StepProps) {
  const today = useStudyToday()
  if (today.isPending) return <FullScreenSpinner label="Opening your practice..." />
  if (today.isError)
    return (
      <ErrorState
        title="We couldn’t open practice"
        message="We can’t reach the server. Check your connection, then try again."
        onRetry={() => void today.refetch()}
        retrying={today.isFetching}
      />
    )
  return (
    <Setup
      practice={practice}
      scope={scope}
      limitMs={limitMs}
      today={today.data}
      onSubject={onSubject}
      onKind={onKind}
    />
  )
}

/** The words over the end of ten questions. */
const TEN_DOWN = {
  title: 'Ten down',
  text: 'The rules you missed come back soon, each as another question where there’s one.',
}

interface EndedProps extends StepProps {
  sitting: Extract<Sitting, { at: 'over' | 'nothing-due' }>
}

/** The end of a sitting, or of a review that has nothing left. */
function Ended({ practice, sitting, limitMs, onKind, report, onLeave }: EndedProps) {
  const { answered } = sitting
  if (sitting.at === 'nothing-due')
    return (
      <Over
        title="Nothing left to review"
        text="You’re caught up. Practice brings up rules you haven’t met yet."
        answered={answered}
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
  const spent = answered.map(({ spentMs }) => spentMs)
  return (
    <Over
      {...(practice.kind === 'drill' ? drillWords(spent, limitMs) : TEN_DOWN)}
      answered={answered}
      report={report}
      onMore={practice.begin}
      moreLabel={`${practice.length} more`}
      busy={practice.next.isPending}
      failure={practice.nextFailure}
      onLeave={onLeave}
    />
  )
}
