import type { SessionUser } from '#protocol/user.ts'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import { wordsOf } from '../../clients/http.ts'
import { useStudyToday } from '../../clients/practice.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { FullScreenSpinner } from '../../components/FullScreenSpinner.tsx'
import type { RenderReport } from '../../components/render-report.ts'
import { Asking } from './Asking.tsx'
import { Over } from './Over.tsx'
import { drillWords } from './pace-words.ts'
import { CardStep } from './RuleCard.tsx'
import { Setup } from './Setup.tsx'
import type { Sitting } from './sitting.ts'
import { caughtUpWords, dueElsewhere, hasMetAll } from './standing-words.ts'
import { tenWords } from './ten-words.ts'
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
  const practice = usePractice(user.id, props.scope, useBeginWith())
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
        message={wordsOf(today.error)}
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

interface EndedProps extends StepProps {
  sitting: Extract<Sitting, { at: 'over' | 'nothing-due' }>
}

/** The end of a sitting, or of a review that has nothing left. */
function Ended(props: EndedProps) {
  const { practice, sitting, limitMs, report, onLeave } = props
  const { answered } = sitting
  if (sitting.at === 'nothing-due') return <CaughtUp {...props} />
  const spent = answered.map(({ spentMs }) => spentMs)
  return (
    <Over
      {...(practice.kind === 'drill' ? drillWords(spent, limitMs) : tenWords(answered))}
      answered={answered}
      report={report}
      onMore={practice.begin}
      moreLabel={practice.kind === 'review' ? 'Keep reviewing' : `${practice.length} more`}
      busy={practice.next.isPending}
      failure={practice.nextFailure}
      onLeave={onLeave}
    />
  )
}

/** The end of a review with nothing left in its subject; the next step is the review of the others, where they have something. */
function CaughtUp({ practice, scope, sitting, onSubject, onKind, report, onLeave }: EndedProps) {
  const { data } = useStudyToday()
  const elsewhere = data ? dueElsewhere(data, scope.subject) : 0
  const metAll = data !== undefined && hasMetAll(data)
  const onward = metAll ? 'Practice some more' : 'Practice something new'
  return (
    <Over
      title="Nothing left to review"
      text={caughtUpWords(scope.subject, elsewhere, metAll)}
      answered={sitting.answered}
      report={report}
      onMore={() => {
        practice.toSetup()
        if (elsewhere > 0) onSubject(MIXED)
        else onKind('practice')
      }}
      moreLabel={elsewhere > 0 ? 'Review other subjects' : onward}
      busy={false}
      failure={null}
      onLeave={onLeave}
    />
  )
}
