import { useMutation } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { EXTRAS, type Extra, type Length, limitOf } from '#rules/exam/lengths.ts'
import type { ExamBlock, ExamScore, ExamHome as Home } from '../../clients/exam.ts'
import { examReportLink } from '../../clients/exam-link.ts'
import { CallError, call, wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Field } from '../../components/Field.tsx'
import { Select } from '../../components/Select.tsx'
import { toast } from '../../components/toast.ts'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { DiscardBlock } from './DiscardBlock.tsx'
import { openWords } from './open-words.ts'
import { ReadinessCard } from './ReadinessCard.tsx'
import { dayWords, minutesWords } from './time-words.ts'
import { useClockElsewhere } from './use-clock-elsewhere.ts'

const EXTRA_OPTIONS = EXTRAS.map((extra) => ({
  value: String(extra),
  label: extra === 1 ? 'Standard time' : `${extra}× time`,
}))

export interface ExamHomeProps {
  home: Home
  /** the factor of the player's own extra time */
  usual: Extra
  onOpen: (block: ExamBlock) => void
  /** the block to go on with was handed in or discarded elsewhere */
  onGone: (blockId: string) => void
}

/** A block to begin, or the open one to go on with. */
type Begun = { length: Length; blockId?: string }

/** Starts a block, goes on with the open one, and leads to the reports of the past ones. */
export function ExamHome({ home: { open, past, next }, usual, onOpen, onGone }: ExamHomeProps) {
  const [extra, setExtra] = useState<Extra>(usual)
  useFreshPage('start')
  useClockElsewhere()
  const start = useMutation({
    mutationFn: (begun: Begun) => call('POST /api/exam/start', { body: { ...begun, extra } }),
    onSuccess: onOpen,
    onError: (error, { blockId }) => {
      if (blockId && error instanceof CallError && error.code === 'not_found') return onGone(blockId)
      toast({
        title: 'Error',
        description: wordsOf(error, 'We couldn’t open the block. Try again.'),
        variant: 'destructive',
      })
    },
  })
  const opening = (length: Length) => start.isPending && start.variables.length === length

  return (
    <div className="mx-auto grid max-w-form gap-6 animate-enter">
      <Card title="Exam blocks" titleAs="h1" padding="roomy">
        <p className="text-pretty text-muted">
          Fresh questions, mixed like the exam. You’ll see results once you hand the block in. We keep your
          answers and your clock if the app closes.
        </p>
        {open ? (
          <div className="mt-6 grid gap-3">
            <p className="rounded-md border border-line bg-raised p-4 text-pretty">{openWords(open)}</p>
            <Button
              variant="primary"
              size="large"
              fullWidth
              busy={opening(open.length)}
              busyLabel="Opening..."
              onClick={() => start.mutate({ length: open.length, blockId: open.id })}
            >
              Continue your block
            </Button>
            <DiscardBlock blockId={open.id} />
          </div>
        ) : next.length === 0 ? (
          <p className="mt-6">There aren’t enough practice questions for a block yet.</p>
        ) : (
          <div className="mt-6 grid gap-4">
            <Field label="Time" hint="Choose more if you’ll have extra time on the exam.">
              <Select
                value={String(extra)}
                onValueChange={(value) => setExtra(EXTRAS.find((one) => String(one) === value) ?? 1)}
                options={EXTRA_OPTIONS}
              />
            </Field>
            {next.map(({ length, seen }, i) => (
              <div key={length} className="grid gap-1">
                <Button
                  variant={i === 0 ? 'primary' : 'secondary'}
                  size="large"
                  fullWidth
                  busy={opening(length)}
                  busyLabel="Drawing the questions..."
                  icon={<Timer className="size-5" aria-hidden="true" />}
                  onClick={() => start.mutate({ length })}
                >
                  {length} questions in{' '}
                  <span className="whitespace-nowrap">{minutesWords(limitOf(length, extra))}</span>
                </Button>
                {seen > 0 ? (
                  <p className="text-sm text-muted">
                    You’ve seen {seen} of these before. We’re out of new ones in those subjects.
                  </p>
                ) : null}
              </div>
            ))}
          </div>
        )}
      </Card>
      <ReadinessCard />
      <Past past={past} />
    </div>
  )
}

function Past({ past }: { past: readonly ExamScore[] }) {
  if (past.length === 0) return null
  return (
    <Card title="Your blocks">
      <ul className="grid gap-2">
        {past.map(({ id, right, total, finishedAt, extra }) => (
          <li key={id}>
            <Link
              to={examReportLink(id)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md border border-line px-4 py-2 text-ink hover:border-brass"
            >
              <span className="font-semibold tabular-nums">
                {right} of {total} correct
              </span>
              <span className="text-sm text-muted">
                {dayWords(finishedAt)}
                {extra === 1 ? '' : ` · ${extra}× time`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
