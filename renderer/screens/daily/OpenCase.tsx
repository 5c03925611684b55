import { useEffect, useEffectEvent, useId, useState } from 'react'
import { counted } from '#protocol/figures.ts'
import type { DailyCase, DailyQuestion } from '#protocol/http/daily.ts'
import { DAILY_XP, MASTERY_DAILY_FACTOR, NO_CHOICE } from '#rules/daily/casefile.ts'
import { announce } from '../../components/announcements.ts'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import { secondsShown } from '../../components/countdown.ts'
import { QuestionLayout } from '../../components/QuestionLayout.tsx'
import { SendFailed } from '../../components/SendFailed.tsx'
import { ShortcutsDialog } from '../../components/ShortcutsDialog.tsx'
import { Stem } from '../../components/Stem.tsx'
import { TimerRing } from '../../components/TimerRing.tsx'
import { useQuietToasts } from '../../components/toast.ts'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { CaseMeta } from './CaseMeta.tsx'
import { keepChoice, keptChoice } from './kept-choice.ts'
import type { DailyAnswering } from './use-daily.ts'

const SHORTCUTS = [
  { keys: ['A', 'B', 'C', 'D'], label: 'Choose an answer' },
  { keys: ['1', '2', '3', '4'], label: 'Choose an answer' },
  { keys: ['Enter'], label: 'Submit' },
  { keys: ['?'], label: 'Show these keys' },
]

export interface OpenCaseProps {
  daily: DailyCase
  question: DailyQuestion
  answer: DailyAnswering
}

/**
 * The unanswered case: 90 seconds, or more where the player has extra time, by the server's clock. A choice outlives a
 * reload, and may be changed until it is submitted or time runs out.
 */
export function OpenCase({ daily, question, answer }: OpenCaseProps) {
  const [selected, setSelected] = useState(() => keptChoice(question.id))
  const [expired, setExpired] = useState(daily.remainingMs === 0)
  const [keysShown, setKeysShown] = useState(false)
  const stemId = useId()

  const choose = (choice: number) => {
    setSelected(choice)
    keepChoice(question.id, choice)
  }
  const send = (choice: number) => {
    if (!answer.isPending) answer.mutate({ questionId: question.id, choiceIndex: choice })
  }
  // Once time is up what was chosen goes by itself; it can only be sent again.
  const mayGo = expired ? answer.failure !== null : selected !== null
  const submit = () => {
    if (mayGo) send(selected ?? NO_CHOICE)
  }
  const runOut = () => {
    setExpired(true)
    announce(selected === null ? 'Time’s up.' : 'Time’s up. Submitting your answer...')
    send(selected ?? NO_CHOICE)
  }

  const begin = useEffectEvent(() => {
    announce(`The case is open. You have ${counted(secondsShown(daily.remainingMs), 'second', 'seconds')}.`)
    // Opened in the last moment of its time: there is nothing left to count down.
    if (daily.remainingMs === 0) send(selected ?? NO_CHOICE)
  })
  useEffect(() => begin(), [])

  useQuietToasts()
  useHotkeys({ Enter: submit, '?': () => setKeysShown(true) })

  return (
    <>
      <QuestionLayout
        header={
          <div className="flex items-center justify-between gap-4">
            <div className="grid gap-1">
              <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl sm:text-2xl">
                Daily Casefile <Badge tone="warn">HARD</Badge>
              </h1>
              <p className="text-sm text-muted">
                +{DAILY_XP.right} XP and {MASTERY_DAILY_FACTOR}x mastery
              </p>
            </div>
            <TimerRing
              key={question.id}
              remainingMs={daily.remainingMs}
              totalMs={daily.limitMs}
              onExpire={runOut}
              size={76}
            />
          </div>
        }
        meta={<CaseMeta question={question} date={daily.dateUtc} />}
        stem={<Stem id={stemId} text={question.stem} />}
        choices={
          <ChoiceList
            choices={question.choices}
            selected={selected}
            onSelect={choose}
            locked={answer.isPending || expired}
          />
        }
        footer={
          <>
            {answer.failure ? (
              <SendFailed words={answer.failure} {...(selected === null ? { safe: '' } : {})} />
            ) : null}
            <p className="text-sm text-muted max-sm:hidden">
              You get one answer. At zero, we submit your choice.
            </p>
            <Button
              variant="primary"
              size="large"
              className="max-sm:w-full"
              keyHint="Enter"
              disabled={!mayGo}
              busy={answer.isPending}
              busyLabel="Submitting..."
              onClick={submit}
            >
              {answer.failure ? 'Retry' : 'Submit'}
            </Button>
          </>
        }
      />
      <ShortcutsDialog open={keysShown} onOpenChange={setKeysShown} shortcuts={SHORTCUTS} />
    </>
  )
}
