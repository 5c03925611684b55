import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { gameDay } from '#protocol/figures.ts'
import { utcDate } from '#rules/days.ts'
import { examAtOf, MOST_HOURS } from '#rules/plan/study-plan.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { STUDY_TODAY, type StudyToday } from '../../clients/practice.ts'
import { useSessionActions } from '../../clients/session.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { toast } from '../../components/toast.ts'

type Plan = StudyToday['plan']

/** Saves a plan, and reads again what follows from it. */
function useSavePlan(onDone: () => void) {
  const client = useQueryClient()
  const { refresh } = useSessionActions()
  return useMutation({
    mutationFn: async (plan: Pick<Plan, 'examDate' | 'weeklyHours'>) => {
      await call('PATCH /api/study/plan', { body: plan })
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
}

/** The hours a week that a plan may be of, of what was typed; null for nothing. */
const hoursIn = (typed: string): number | null =>
  typed === '' ? null : Math.min(MOST_HOURS, Math.max(1, Math.round(Number(typed))))

/** The date of the exam and hours a week, both optional. A date that has passed isn't offered again. */
export function PlanForm({ plan, onDone }: { plan: Plan; onDone: () => void }) {
  const [now] = useState(Date.now)
  const [examDate, setExamDate] = useState((plan.daysLeft !== null && plan.examDate) || '')
  const [hours, setHours] = useState(plan.weeklyHours === null ? '' : String(plan.weeklyHours))
  const [isPast, setPast] = useState(false)
  const date = useRef<HTMLInputElement>(null)
  const save = useSavePlan(onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = { examDate: examDate === '' ? null : examDate, weeklyHours: hoursIn(hours) }
    const hasPassed = wanted.examDate !== null && examAtOf(wanted, now) === null
    setPast(hasPassed)
    if (hasPassed) date.current?.focus()
    else save.mutate(wanted)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-4">
      <Field label="Exam date" optional error={isPast ? `Choose ${gameDay(now)} or later.` : undefined}>
        <TextInput
          ref={date}
          type="date"
          autoFocus
          min={utcDate(now)}
          value={examDate}
          onChange={(event) => setExamDate(event.target.value)}
        />
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
