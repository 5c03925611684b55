import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import type { StudyToday } from '../../clients/practice.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Progress } from '../../components/Progress.tsx'
import { useOpener } from '../../components/use-opener.ts'
import { ownDate } from './own-date.ts'
import { PlanForm } from './PlanForm.tsx'
import { doneWords, doseWords, examWords, inReviewWords } from './plan-words.ts'

/** Today's share of the week, and the plan it comes from: the date of the exam and hours a week. */
export function PlanCard({ today }: { today: StudyToday }) {
  const { plan } = today
  const [isOpen, setOpen] = useState(false)
  const opener = useOpener(isOpen)
  const [date] = useState(() => ownDate(Date.now()))
  const exam = examWords(plan, date)
  const inReview = inReviewWords(today)
  return (
    <Card
      title="Today"
      action={
        isOpen ? null : (
          <Button
            ref={opener}
            variant="ghost"
            size="small"
            icon={<CalendarDays className="size-4" aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {plan.examDate === null && plan.weeklyHours === null ? 'Set your exam date' : 'Change your plan'}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        <p className="text-pretty">{doseWords(today)}</p>
        <Progress
          value={plan.answered}
          max={plan.questions}
          label="Today’s share"
          valueText={doneWords(plan)}
        />
        <p className="text-sm text-muted">{doneWords(plan)}</p>
        {inReview ? <p className="text-sm text-muted">{inReview}</p> : null}
        {exam ? <p className="text-sm text-muted">{exam}</p> : null}
        {isOpen ? <PlanForm plan={plan} today={date} onDone={() => setOpen(false)} /> : null}
      </div>
    </Card>
  )
}
