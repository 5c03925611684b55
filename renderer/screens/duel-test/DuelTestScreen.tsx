import { CircleAlert, FlaskConical, Play, RotateCcw } from 'lucide-react'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Numerals } from '../../components/Numerals.tsx'
import { Page } from '../../components/Page.tsx'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { TestQuestion } from './TestQuestion.tsx'
import { accuracyOf, type TestDuel } from './test-duel.ts'
import { useTestDuel } from './use-test-duel.ts'

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
        <TestQuestion
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
          A whole duel against a bot, one call at a time. For trying the duel calls; nothing here counts.
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
