import { BookOpen, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { counted, whole } from '#protocol/figures.ts'
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
import { SITTING } from './sitting.ts'
import type { Practice, Scope } from './use-practice.ts'
import { daysAway } from './why-words.ts'

export interface SetupProps {
  practice: Practice
  scope: Scope
  today: StudyToday
  onSubject: (subject: PlayableSubject) => void
  onKind: (kind: Scope['kind']) => void
}

/** How reviews stand, in a sentence. */
function standingWords({ due, nextDueAt, met, rules }: StudyToday, now: number): string {
  const known = `You’ve met ${whole(met)} of ${whole(rules)} rules.`
  if (met === 0) return 'Answer ten, and we’ll plan the next ones by what you remember.'
  if (due > 0) return `${counted(due, 'rule is', 'rules are')} due for review. ${known}`
  return nextDueAt === null
    ? known
    : `Nothing is due. The next rule comes back ${daysAway(nextDueAt, now)}. ${known}`
}

/** Chooses a subject and starts ten questions, or the review of what is due. */
export function Setup({ practice, scope, today, onSubject, onKind }: SetupProps) {
  const [now] = useState(Date.now)
  const isReview = scope.kind === 'review'
  useFreshPage(scope.kind)
  return (
    <div className="mx-auto grid max-w-form gap-6 animate-enter">
      <Card title={isReview ? 'Review' : 'Practice'} titleAs="h1" padding="roomy">
        <p className="text-pretty text-muted">
          {isReview
            ? 'Rules you missed, and rules you’re about to forget, each as another question.'
            : 'Untimed, with no lives to lose. Each question is the one that helps you most right now.'}
        </p>
        <p className="my-6 rounded-md border border-line bg-raised p-4 text-pretty">
          {standingWords(today, now)}
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
            icon={
              isReview ? (
                <RotateCcw className="size-5" aria-hidden="true" />
              ) : (
                <BookOpen className="size-5" aria-hidden="true" />
              )
            }
            onClick={practice.begin}
          >
            {practice.nextFailure ? 'Retry' : isReview ? 'Start review' : `Start ${SITTING} questions`}
          </Button>
          <Button variant="ghost" fullWidth onClick={() => onKind(isReview ? 'practice' : 'review')}>
            {isReview ? 'Practice everything instead' : 'Only review what’s due'}
          </Button>
          <ButtonLink variant="ghost" fullWidth to={SCREENS.exam}>
            Take an exam block
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
