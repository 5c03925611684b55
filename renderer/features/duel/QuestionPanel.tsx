import type { ReactNode } from 'react'
import { isolated } from '#protocol/isolated.ts'
import type { AskedQuestion, LiveDuel, ShownResult } from '../../clients/live/duel.ts'
import { AnswerFeedback } from '../../components/AnswerFeedback.tsx'
import { ArenaCase } from '../../components/arena/ArenaCase.tsx'
import { RoundResult } from '../../components/arena/RoundResult.tsx'
import { Badge } from '../../components/Badge.tsx'
import type { ChoiceResult } from '../../components/choice.ts'
import { Spinner } from '../../components/Spinner.tsx'
import { HintNote } from './HintNote.tsx'
import { Interlude } from './Interlude.tsx'
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
  /** Both players' level, points and school, where the scoreboard has no room for them. */
  details: ReactNode
}

/** The question or its result; between rounds the step to the next one. */
export function QuestionPanel({ duel, stage, remark, onAnswer, details }: QuestionPanelProps) {
  const { question, result } = duel
  const chip = useUntil(result ? result.receivedAt + CHIP_MS : null)
  const feedback = result && (chip || stage === 'result') ? <Chip result={result} /> : null

  if (stage === 'transition')
    return (
      <Interlude title={`Moving to Round ${duel.round + 1}`} eyebrow={scoreLine(duel)}>
        <Spinner size={28} className="text-brass" />
        {details}
        {feedback}
      </Interlude>
    )
  if (question === null || (result !== null && result.qid !== question.qid))
    return result ? (
      <Interlude title={`Round ${result.round}/${result.rounds}`}>
        <RoundResult {...result} feedback={feedback} />
      </Interlude>
    ) : (
      <Interlude title="Preparing the next question...">
        <Spinner size={28} className="text-brass" />
      </Interlude>
    )
  return (
    <AskedCase
      key={question.qid}
      duel={duel}
      question={question}
      remark={remark}
      onAnswer={onAnswer}
      feedback={feedback}
    />
  )
}

interface AskedCaseProps extends Pick<QuestionPanelProps, 'duel' | 'remark' | 'onAnswer'> {
  question: AskedQuestion
  feedback: ReactNode
}

function AskedCase({ duel, question, remark, onAnswer, feedback }: AskedCaseProps) {
  const { result, hint, answer } = duel
  return (
    <ArenaCase
      subject={question.subject}
      meta={
        <>
          {remark ? <Badge tone="brass">{remark}</Badge> : null}
          <span className="whitespace-nowrap tabular-nums">
            Round {question.round}/{question.rounds}
          </span>
        </>
      }
      stem={question.stem}
      hint={hint ? <HintNote text={hint.text} /> : null}
      choices={question.choices}
      selected={answer && answer.shownIndex >= 0 ? answer.shownIndex : null}
      onSelect={onAnswer}
      locked={answer !== null}
      result={result ? choiceResult(result) : null}
      outcome={result ? <RoundResult {...result} feedback={feedback} /> : null}
    />
  )
}

const scoreLine = ({ scores, start }: LiveDuel): string =>
  scores[0] === scores[1]
    ? `Tied ${scores[0]}–${scores[1]}`
    : `${scores[0] > scores[1] ? 'You lead' : `${isolated(start.opponent.displayName)} leads`} ${Math.max(...scores)}–${Math.min(...scores)}`

const Chip = ({ result }: { result: ShownResult }) => (
  <div className="animate-last-beat">
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
