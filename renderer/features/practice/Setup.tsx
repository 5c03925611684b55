import { BookOpen, RotateCcw, Timer } from 'lucide-react'
import { useState } from 'react'
import { SCREENS } from '#protocol/screens.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { StudyToday } from '../../clients/practice.ts'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { SendFailed } from '../../components/SendFailed.tsx'
import { SubjectField } from '../../components/SubjectField.tsx'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { Forecast } from './Forecast.tsx'
import { PlanCard } from './PlanCard.tsx'
import { paceClock } from './pace-words.ts'
import { standingWords } from './standing-words.ts'
import type { Practice, Scope } from './use-practice.ts'

export interface SetupProps {
  practice: Practice
  scope: Scope
  /** the time (ms) of a drill's question */
  limitMs: number
  today: StudyToday
  onSubject: (subject: PlayableSubject) => void
  onKind: (kind: Scope['kind']) => void
}

/** The title of each kind of practice, what it is, and its sign. */
const LOOKS = {
  practice: {
    title: 'Practice',
    text: () => 'Untimed, with no lives to lose. Each question is the one that helps you most right now.',
    Sign: BookOpen,
  },
  review: {
    title: 'Review',
    text: () =>
      'Rules you missed, and rules you’re about to forget, each in another question if we have one.',
    Sign: RotateCcw,
  },
  drill: {
    title: 'Pace drill',
    text: (limitMs: number) =>
      `A few questions on the clock, ${paceClock(limitMs)} each. Run over, and your answer still counts.`,
    Sign: Timer,
  },
} as const

/** Chooses a subject and starts a sitting: ten questions, the review of what is due, or a drill. */
export function Setup({ practice, scope, limitMs, today, onSubject, onKind }: SetupProps) {
  const [now] = useState(Date.now)
  const { title, text, Sign } = LOOKS[scope.kind]
  useFreshPage(scope.kind)
  return (
    <div className="mx-auto grid max-w-form gap-6 animate-enter">
      <Card title={title} titleAs="h1" padding="roomy">
        <p className="text-pretty text-muted">{text(limitMs)}</p>
        <p className="my-6 rounded-md border border-line bg-raised p-4 text-pretty">
          {standingWords(today, scope.subject, now)}
        </p>
        <div className="mb-6">
          <SubjectField value={scope.subject} onChange={onSubject} />
        </div>
        <div className="grid gap-3">
          {practice.nextFailure ? <SendFailed words={practice.nextFailure} safe="" /> : null}
          <Button
            variant="primary"
            size="large"
            fullWidth
            busy={practice.next.isPending}
            busyLabel="Choosing a question..."
            icon={<Sign className="size-5" aria-hidden="true" />}
            onClick={practice.begin}
          >
            {practice.nextFailure ? 'Retry' : startWords(practice)}
          </Button>
          <OtherKinds kind={scope.kind} onKind={onKind} />
          <ButtonLink variant="ghost" fullWidth to={SCREENS.exam}>
            {today.blockIsOpen ? 'Continue your exam block' : 'Take an exam block'}
          </ButtonLink>
          <ButtonLink variant="ghost" fullWidth to={SCREENS.notebook}>
            Your notebook
          </ButtonLink>
        </div>
      </Card>
      <PlanCard today={today} />
      {today.met > 0 ? <Forecast today={today} now={now} /> : null}
    </div>
  )
}

const startWords = ({ kind, length }: Practice): string =>
  kind === 'review' ? 'Start review' : `Start ${length} questions`

/** The ways from one kind of practice to the others. */
function OtherKinds({ kind, onKind }: { kind: Scope['kind']; onKind: SetupProps['onKind'] }) {
  if (kind !== 'practice')
    return (
      <Button variant="ghost" fullWidth onClick={() => onKind('practice')}>
        {kind === 'review' ? 'Practice everything instead' : 'Practice with no clock instead'}
      </Button>
    )
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => onKind('review')}>
        Only review what’s due
      </Button>
      <Button variant="ghost" fullWidth onClick={() => onKind('drill')}>
        Try a pace drill
      </Button>
    </>
  )
}
