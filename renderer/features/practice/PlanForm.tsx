import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { lengthOfTime } from '#protocol/figures.ts'
import { MINUTE_MS } from '#rules/days.ts'
import { LEAST_MINUTES, MOST_HOURS } from '#rules/plan/study-plan.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { STUDY_TODAY, type StudyToday } from '../../clients/practice.ts'
import { useSessionActions } from '../../clients/session.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { toast } from '../../components/toast.ts'
import { lastDate, planFaults, type TypedPlan } from './plan-faults.ts'

type Plan = StudyToday['plan']

/** Saves a plan, and reads again what follows from it. */
function useSavePlan(onDone: () => void) {
  const client = useQueryClient()
  const { refresh } = useSessionActions()
  return useMutation({
    mutationFn: async (plan: Pick<Plan, 'examDate' | 'weeklyHours'>) => {
      await call('PATCH /api/study/plan', { body: plan })
      await refresh()
      await client.invalidateQueries({ queryKey: STUDY_TODAY.queryKey })
    },
    onSuccess: onDone,
    onError: (error) =>
      toast({
        title: 'Error',
        description: wordsOf(error, 'We couldn’t save your plan. Try again.'),
        variant: 'destructive',
      }),
  })
}

/**
 * The date of the exam and hours a week, both optional. A date that has passed isn't offered
 * again; `today` is the reader's own.
 */
export function PlanForm({ plan, today, onDone }: { plan: Plan; today: string; onDone: () => void }) {
  const [examDate, setExamDate] = useState(
    plan.examDate !== null && plan.examDate >= today ? plan.examDate : '',
  )
  const [hours, setHours] = useState(plan.weeklyHours === null ? '' : String(plan.weeklyHours))
  const [faults, setFaults] = useState<Partial<TypedPlan>>({})
  const date = useRef<HTMLInputElement>(null)
  const week = useRef<HTMLInputElement>(null)
  const save = useSavePlan(onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = planFaults({ examDate, hours }, today)
    setFaults(found)
    if (found.examDate) date.current?.focus()
    else if (found.hours) week.current?.focus()
    else save.mutate({ examDate: examDate || null, weeklyHours: hours === '' ? null : Number(hours) })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-4">
      <Field label="Exam date" optional error={faults.examDate}>
        <TextInput
          ref={date}
          type="date"
          autoFocus
          min={today}
          max={lastDate(today)}
          value={examDate}
          onChange={(event) => setExamDate(event.target.value)}
        />
      </Field>
      <Field
        label="Hours a week"
        optional
        hint={`Leave it empty for ${lengthOfTime(LEAST_MINUTES * MINUTE_MS, 'minute')} a day.`}
        error={faults.hours}
      >
        <TextInput
          ref={week}
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
