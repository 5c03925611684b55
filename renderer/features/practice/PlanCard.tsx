import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { counted } from '#protocol/figures.ts'
import { MOST_HOURS } from '#rules/plan/study-plan.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { STUDY_TODAY, type StudyToday } from '../../clients/practice.ts'
import { useSessionActions } from '../../clients/session.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Field } from '../../components/Field.tsx'
import { Progress } from '../../components/Progress.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { toast } from '../../components/toast.ts'

type Plan = StudyToday['plan']

/** Today's share in a sentence; a day that was missed is shared out over those left, and nothing is said of it. */
function doseWords({ questions, minutes, answered }: Plan, due: number): string {
  if (answered >= questions) return 'That’s today’s share done. Anything more is extra.'
  const reviews = Math.min(due, questions - answered)
  const start = `About ${minutes} minutes: ${counted(questions, 'question', 'questions')}`
  return reviews > 0
    ? `${start}, ${counted(reviews, 'of them a review', 'of them reviews')} that’s due first.`
    : `${start}.`
}

const examWords = ({ daysLeft }: Plan): string | null =>
  daysLeft === null
    ? null
    : daysLeft === 0
      ? 'Your exam is today. Good luck!'
      : `${counted(daysLeft, 'day', 'days')} to your exam. Every rule you’ve met comes back once more before it.`

/** Today's share of the week, and the plan it comes from: the date of the exam and hours a week. */
export function PlanCard({ today: { plan, due } }: { today: StudyToday }) {
  const [isOpen, setOpen] = useState(false)
  const exam = examWords(plan)
  return (
    <Card
      title="Today"
      action={
        isOpen ? null : (
          <Button
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
        <p className="text-pretty">{doseWords(plan, due)}</p>
        <Progress
          value={plan.answered}
          max={plan.questions}
          label="Answered today"
          valueText={`${plan.answered} of ${plan.questions}`}
        />
        {exam ? <p className="text-sm text-muted">{exam}</p> : null}
        {isOpen ? <PlanForm plan={plan} onDone={() => setOpen(false)} /> : null}
      </div>
    </Card>
  )
}

function PlanForm({ plan, onDone }: { plan: Plan; onDone: () => void }) {
  const client = useQueryClient()
  const { refresh } = useSessionActions()
  const [examDate, setExamDate] = useState(plan.examDate ?? '')
  const [hours, setHours] = useState(plan.weeklyHours === null ? '' : String(plan.weeklyHours))
  const save = useMutation({
    mutationFn: async () => {
      const weeklyHours = hours === '' ? null : Math.min(MOST_HOURS, Math.max(1, Math.round(Number(hours))))
      await call('PATCH /api/study/plan', {
        body: { examDate: examDate === '' ? null : examDate, weeklyHours },
      })
      await refresh()
      await client.invalidateQueries({ queryKey: STUDY_TODAY })
    },
    onSuccess: onDone,
    onError: (error) =>
      toast({
        title: 'Error',
        description: wordsOf(error, 'Your plan wasn’t saved. Try again.'),
        variant: 'destructive',
      }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4 border-t border-line pt-4">
      <Field label="Exam date" optional>
        <TextInput type="date" value={examDate} onChange={(event) => setExamDate(event.target.value)} />
      </Field>
      <Field label="Hours a week" optional hint="Leave it empty for ten minutes a day.">
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_HOURS}
          value={hours}
          onChange={(event) => setHours(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving...">
          Save plan
        </Button>
      </div>
    </form>
  )
}
