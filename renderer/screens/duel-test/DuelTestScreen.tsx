import { CircleAlert, FlaskConical, Play, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { announce } from '../../components/announcements.ts'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import { LETTERS } from '../../components/choice.ts'
import { URGENT_SECONDS } from '../../components/countdown.ts'
import { Numerals } from '../../components/Numerals.tsx'
import { Page } from '../../components/Page.tsx'
import { Progress } from '../../components/Progress.tsx'
import { QuestionLayout } from '../../components/QuestionLayout.tsx'
import { Stem } from '../../components/Stem.tsx'
import { typeset } from '../../components/typeset.ts'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { useNow } from '../../components/use-now.ts'
import { accuracyOf, type TestDuel } from './test-duel.ts'
import { useTestDuel } from './use-test-duel.ts'

/** The timer is read four times a second (spec section 9). */
const POLL_MS = 250

/** A whole duel against a bot, one call at a time, for anyone. */
export default function DuelTestScreen() {
  const { duel, start, choose, goOn } = useTestDuel()
  useHotkeys({ Enter: duel.at === 'result' ? goOn : undefined })
  return (
    <Page title="Duel test" width={duel.question && duel.at !== 'complete' ? 'arena' : 'form'}>
      {duel.failure ? (
        <p
          role="alert"
          className="mb-4 flex items-center gap-2 rounded-md border border-wrong/55 px-4 py-3 text-wrong"
        >
          <CircleAlert className="size-5 shrink-0" aria-hidden="true" />
          {duel.failure}
        </p>
      ) : null}
      {duel.at === 'complete' ? (
        <Complete duel={duel} />
      ) : duel.question ? (
        <Question
          key={duel.question.id}
          duel={duel}
          question={duel.question}
          onChoose={choose}
          onNext={goOn}
        />
      ) : (
        <Start busy={duel.at === 'loading'} onStart={() => void start()} />
      )}
    </Page>
  )
}

function Start({ busy, onStart }: { busy: boolean; onStart: () => void }) {
  return (
    <Card padding="roomy" as="div" className="text-center animate-enter">
      <div className="grid justify-items-center gap-4">
        <span className="grid size-14 place-items-center rounded-full border border-brass/55 bg-raised text-brass">
          <FlaskConical className="size-6" aria-hidden="true" />
        </span>
        <h1 className="text-3xl">Duel test</h1>
        <p className="text-pretty text-muted">
          A whole duel against a bot, one call at a time. For trying the duel calls; nothing in it counts.
        </p>
        <Button
          variant="primary"
          size="large"
          busy={busy}
          busyLabel="Loading question..."
          icon={<Play className="size-5" aria-hidden="true" />}
          onClick={onStart}
        >
          Start Duel Test
        </Button>
      </div>
    </Card>
  )
}

interface QuestionProps {
  duel: TestDuel
  question: NonNullable<TestDuel['question']>
  onChoose: (place: number) => void
  onNext: () => void
}

function Question({ duel, question, onChoose, onNext }: QuestionProps) {
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
          <span className="flex flex-wrap gap-2">
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
        valueText={`${seconds} seconds`}
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

function Complete({ duel }: { duel: TestDuel }) {
  const { scores } = duel
  return (
    <Card padding="roomy" as="div" className="text-center animate-enter">
      <div className="grid justify-items-center gap-4">
        <h1 className="text-3xl">Duel Complete!</h1>
        <p className="text-muted">Final score</p>
        <p className="flex items-baseline gap-3 text-4xl">
          <span className="sr-only">Player </span>
          <Numerals value={scores.player} />
          <span className="text-2xl text-muted">–</span>
          <span className="sr-only">Bot </span>
          <Numerals value={scores.bot} />
        </p>
        <p className="text-lg tabular-nums">Accuracy: {accuracyOf(duel)}%</p>
        <Button
          variant="primary"
          icon={<RotateCcw className="size-4" aria-hidden="true" />}
          onClick={() => location.reload()}
        >
          Start New Duel
        </Button>
      </div>
    </Card>
  )
}
