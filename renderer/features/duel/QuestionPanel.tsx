import type { ReactNode } from 'react'
import type { LiveDuel, ShownResult } from '../../clients/live/duel.ts'
import { AnswerFeedback } from '../../components/AnswerFeedback.tsx'
import { Badge } from '../../components/Badge.tsx'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import type { ChoiceResult } from '../../components/choice.ts'
import { QuestionLayout } from '../../components/QuestionLayout.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { Stem } from '../../components/Stem.tsx'
import { SubjectGlyph } from '../../components/SubjectGlyph.tsx'
import { HintNote } from './HintNote.tsx'
import { Interlude } from './Interlude.tsx'
import { RoundResult } from './RoundResult.tsx'
import { CHIP_MS } from './stage.ts'
import { useUntil } from './use-until.ts'

const choiceResult = (result: ShownResult): ChoiceResult => ({
  correctIndex: result.correctIndex,
  chosenIndex: result.yourAnswer < 0 ? null : result.yourAnswer,
  opponentIndex: result.opponentAnswer < 0 ? null : result.opponentAnswer,
})

export interface QuestionPanelProps {
  duel: LiveDuel
  stage: 'question' | 'result' | 'transition'
  /** On a score that is close at the end of the duel. */
  remark: string | null
  onAnswer: (shownIndex: number) => void
  /** While the question is open: the hint on the left, the button that ends the duel on the right. */
  hintButton: ReactNode
  resignButton: ReactNode
  /** After the last round's result: the way to the verdict. */
  next: ReactNode
}

/** The question or its result; between rounds the step to the next one. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { duel, stage, remark, onAnswer, hintButton, resignButton, next } = props
  const { question, result } = duel
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
            selected={duel.answer && duel.answer.shownIndex >= 0 ? duel.answer.shownIndex : null}
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
