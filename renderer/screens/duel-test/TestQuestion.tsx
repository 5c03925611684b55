import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { counted } from '#protocol/figures.ts'
import { announce } from '../../components/announcements.ts'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import { LETTERS } from '../../components/choice.ts'
import { URGENT_SECONDS } from '../../components/countdown.ts'
import { Numerals } from '../../components/Numerals.tsx'
import { Progress } from '../../components/Progress.tsx'
import { QuestionLayout } from '../../components/QuestionLayout.tsx'
import { Stem } from '../../components/Stem.tsx'
import { typeset } from '../../components/typeset.ts'
import { useNow } from '../../components/use-now.ts'
import type { TestDuel } from './test-duel.ts'

/** The timer is read four times a second (spec section 9). */
const POLL_MS = 250

export interface TestQuestionProps {
  duel: TestDuel
  question: NonNullable<TestDuel['question']>
  onChoose: (shownIndex: number) => void
  onNext: () => void
}

/** One question of the duel test with its timer, then its result. */
export function TestQuestion({ duel, question, onChoose, onNext }: TestQuestionProps) {
  const { answer, chosen, scores } = duel
  useEffect(() => announce(`Round ${question.round}. New question presented.`), [question.round])
  return (
    <QuestionLayout
      header={
        <div className="flex items-center justify-between gap-4">
          <h1 className="text-lg sm:text-xl">Duel test</h1>
          <Badge tone="brass">
            Player {scores.player} – Bot {scores.bot}
          </Badge>
          <Timer duel={duel} totalMs={question.timeLimitSec * 1000} onTimeUp={() => onChoose(-1)} />
        </div>
      }
      meta={
        <>
          <span className="flex min-w-0 flex-wrap gap-2">
            <Badge tone="brass">{question.subject}</Badge>
            <Badge>{question.topic}</Badge>
          </span>
          <span className="tabular-nums">
            Round {question.round} of {question.totalRounds}
          </span>
        </>
      }
      stem={<Stem text={question.stem} />}
      choices={
        <ChoiceList
          choices={question.choices}
          selected={chosen !== null && chosen >= 0 ? chosen : null}
          onSelect={onChoose}
          locked={duel.at !== 'question'}
          result={
            answer && chosen !== null
              ? { correctIndex: answer.correctIndex, chosenIndex: chosen < 0 ? null : chosen }
              : null
          }
        />
      }
      result={answer ? <Result answer={answer} timedOut={chosen === -1} /> : null}
      footer={
        <span className="ml-auto">
          <Button
            variant="primary"
            keyHint="Enter"
            disabled={duel.at !== 'result' && duel.at !== 'loading'}
            busy={duel.at === 'loading'}
            busyLabel="Loading question..."
            onClick={onNext}
          >
            Next Question
          </Button>
        </span>
      }
    />
  )
}

function Timer({ duel, totalMs, onTimeUp }: { duel: TestDuel; totalMs: number; onTimeUp: () => void }) {
  const running = duel.at === 'question'
  const now = useNow(POLL_MS, running)
  const leftMs = Math.max(0, totalMs - Math.max(0, now - duel.shownAt))
  const seconds = Math.ceil(leftMs / 1000)
  const over = running && leftMs === 0
  const end = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (over) end()
  }, [over])
  return (
    <div className="grid w-24 gap-1 sm:w-40">
      <span className="text-right text-sm text-muted">
        <Numerals value={seconds} className="text-lg text-ink" /> s
      </span>
      <Progress
        label="Time left"
        value={seconds}
        max={totalMs / 1000}
        tone={seconds <= URGENT_SECONDS ? 'wrong' : 'brass'}
        valueText={counted(seconds, 'second', 'seconds')}
      />
    </div>
  )
}

function Result({ answer, timedOut }: { answer: NonNullable<TestDuel['answer']>; timedOut: boolean }) {
  const { correct, correctIndex, explanation, explanationLong, scores } = answer
  useEffect(() => announce(correct ? 'Correct.' : 'Incorrect.'), [correct])
  return (
    <Panel title={correct ? 'Correct' : timedOut ? 'Time ran out' : 'Incorrect'}>
      <p className="font-semibold">The answer is {LETTERS[correctIndex]}.</p>
      <p className="max-w-measure text-pretty">{typeset(explanation)}</p>
      {explanationLong && explanationLong !== explanation ? (
        <p className="max-w-measure text-sm whitespace-pre-line text-muted">{typeset(explanationLong)}</p>
      ) : null}
      <p className="font-semibold tabular-nums">
        Scores: Player {scores.player} - Bot {scores.bot}
      </p>
    </Panel>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3 border-t border-line pt-6 animate-enter">
      <h2 className="text-xl">{title}</h2>
      {children}
    </div>
  )
}
