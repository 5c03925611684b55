import type { ReactNode } from 'react'
import type { DuelProfile } from '#protocol/live/profile.ts'
import type { AskedQuestion, LiveDuel, ShownResult } from '../../clients/live/duel.ts'
import { AnswerFeedback } from '../../components/AnswerFeedback.tsx'
import { Badge } from '../../components/Badge.tsx'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import type { ChoiceResult } from '../../components/choice.ts'
import { QuestionLayout, STICKY_HEADER } from '../../components/QuestionLayout.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { Stem } from '../../components/Stem.tsx'
import { SubjectGlyph } from '../../components/SubjectGlyph.tsx'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { TrainingBanner } from './Banners.tsx'
import { closeFinish } from './close-finish.ts'
import { DuelistDetails, type DuelistStatus } from './DuelistPanel.tsx'
import { HintNote } from './HintNote.tsx'
import { Interlude } from './Interlude.tsx'
import { RoundResult } from './RoundResult.tsx'
import { Scoreboard } from './Scoreboard.tsx'
import { CHIP_MS } from './stage.ts'
import { useUntil } from './use-until.ts'

export interface RoundProps {
  duel: LiveDuel
  you: DuelProfile
  stage: 'question' | 'result' | 'transition'
  onAnswer: (place: number) => void
  onTimeUp: () => void
  /** While the question is open: the hint on the left, the button that ends the duel on the right. */
  hintButton: ReactNode
  resignButton: ReactNode
  /** After the last round's result: the way to the verdict. */
  next: ReactNode
}

const statusesOf = ({
  phase,
  answer,
  opponentAnswered,
  opponentHere,
}: LiveDuel): [DuelistStatus, DuelistStatus] => {
  const open = phase === 'question'
  return [
    open && answer ? 'answered' : 'thinking',
    opponentHere ? (open && opponentAnswered ? 'answered' : 'thinking') : 'away',
  ]
}

const choiceResult = (result: ShownResult): ChoiceResult => ({
  correctIndex: result.correctIndex,
  chosenIndex: result.yourAnswer < 0 ? null : result.yourAnswer,
  opponentIndex: result.opponentAnswer < 0 ? null : result.opponentAnswer,
})

/** The remark on the score as this round was opened: it stays in its place while the round's result is shown. */
function closeFinishOf({ round, start, scores, result }: LiveDuel): string | null {
  const [you, opponent] = scores
  const before = result
    ? ([you - Number(result.correct), opponent - Number(result.opponentCorrect)] as const)
    : scores
  return closeFinish(round, start.rounds, before)
}

/** One round: its question, then its result, then the step to the next. */
export function Round(props: RoundProps) {
  const { duel, you, stage, onTimeUp } = props
  const { question, result, start } = duel
  const remark = closeFinishOf(duel)
  const qid = question?.qid ?? null

  useFreshPage(qid)

  return (
    <div className="grid gap-4 sm:gap-6">
      <h1 className="sr-only">
        Duel: {you.displayName} against {start.opponent.displayName}
      </h1>
      <div className={STICKY_HEADER}>
        <Scoreboard
          you={you}
          opponent={start.opponent}
          scores={duel.scores}
          hp={duel.hp}
          statuses={statusesOf(duel)}
          close={remark !== null && stage === 'question'}
          onTimeUp={onTimeUp}
          clock={{
            key: `${qid} ${question?.endsAt}`,
            endsAt: question?.endsAt ?? null,
            totalMs: question?.timeLimit ?? 60_000,
            running: duel.phase === 'question' && question !== null,
          }}
        />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:hidden">
        <DuelistDetails profile={you} />
        <DuelistDetails profile={start.opponent} opposing />
      </div>
      {question?.training && stage !== 'transition' ? <TrainingBanner /> : null}
      <QuestionPanel {...props} question={question} result={result} remark={remark} />
    </div>
  )
}

type QuestionPanelProps = RoundProps & {
  question: AskedQuestion | null
  result: ShownResult | null
  remark: string | null
}

function QuestionPanel({ question, result, remark, ...props }: QuestionPanelProps) {
  const { duel, stage, onAnswer, hintButton, resignButton, next } = props
  const chip = useUntil(result ? result.receivedAt + CHIP_MS : null)
  const feedback = result && chip ? <Chip result={result} /> : null

  if (stage === 'transition')
    return (
      <>
        <Interlude title={`Moving to Round ${duel.round + 1}`} eyebrow={scoreLine(duel)}>
          <Spinner size={28} className="text-brass" />
        </Interlude>
        {feedback}
      </>
    )
  if (question === null || (result !== null && result.qid !== question.qid))
    return result ? (
      <Interlude title={`Round ${result.round}/${result.rounds}`}>
        <RoundResult {...result} />
      </Interlude>
    ) : (
      <Interlude title="Preparing the next question...">
        <Spinner size={28} className="text-brass" />
      </Interlude>
    )

  return (
    <QuestionLayout
      key={question.qid}
      meta={
        <>
          <span className="inline-flex items-center gap-2">
            <SubjectGlyph subject={question.subject} />
            <strong className="font-semibold text-brass">{question.subject}</strong>
          </span>
          <span className="inline-flex items-center gap-3">
            {remark ? <Badge tone="brass">{remark}</Badge> : null}
            <span className="whitespace-nowrap tabular-nums">
              Round {question.round}/{question.rounds}
            </span>
          </span>
        </>
      }
      stem={<Stem text={question.stem} />}
      choices={
        <>
          <ChoiceList
            choices={question.choices}
            selected={duel.answer && duel.answer.place >= 0 ? duel.answer.place : null}
            onSelect={onAnswer}
            locked={duel.answer !== null}
            result={result ? choiceResult(result) : null}
          />
          {feedback ? <div className="mt-6 hidden split:block">{feedback}</div> : null}
        </>
      }
      result={result ? <RoundResult {...result} /> : duel.hint ? <HintNote text={duel.hint.text} /> : null}
      footer={
        result ? (
          <>
            {feedback ? <div className="split:hidden">{feedback}</div> : null}
            <span className="ml-auto">{next}</span>
          </>
        ) : (
          <>
            {hintButton}
            <p className="text-sm text-muted max-sm:order-last max-sm:w-full" role="status">
              {waitingLine(duel)}
            </p>
            {resignButton}
          </>
        )
      }
    />
  )
}

const scoreLine = ({ scores, start }: LiveDuel): string =>
  scores[0] === scores[1]
    ? `Level at ${scores[0]}–${scores[1]}`
    : `${scores[0] > scores[1] ? 'You lead' : `${start.opponent.displayName} leads`} ${Math.max(...scores)}–${Math.min(...scores)}`

const waitingLine = ({ answer, opponentAnswered, opponentHere, start }: LiveDuel): string => {
  const name = start.opponent.displayName
  if (answer?.stored === false) return 'Sending your answer...'
  if (answer) return opponentAnswered ? 'Both answers are in.' : `Waiting for ${name}...`
  if (!opponentHere) return `${name} has left. The clock runs on.`
  return opponentAnswered ? `${name} has answered.` : ''
}

const Chip = ({ result }: { result: ShownResult }) => (
  <div className="animate-enter">
    <AnswerFeedback
      correct={result.correct}
      xpGained={result.progressResult.xpGained}
      streakBonus={result.progressResult.streakBonus}
      subject={result.progressResult.subject}
      subtopic={result.progressResult.subtopic}
      masteryChange={result.progressResult.masteryDelta}
    />
  </div>
)
