import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SHORT_NAMES } from '#rules/subjects.ts'
import type { AskedQuestion, LiveDuel, ShownResult } from '../../clients/live/duel.ts'
import { AnswerFeedback } from '../../components/AnswerFeedback.tsx'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import type { ChoiceResult } from '../../components/choice.ts'
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

/**
 * The question and, once it is closed, its result, both inside the window: the facts scroll in a region of their own,
 * and on a phone they fold the choices to a line each while they are read.
 */
function AskedCase({ duel, question, remark, onAnswer, feedback }: AskedCaseProps) {
  const { result, hint, answer } = duel
  const [reading, setReading] = useState(false)
  const choices = useRef<HTMLDivElement>(null)
  useRightChoiceInSight(choices, result !== null)
  return (
    <Card as="article" padding="none" className="arena-case animate-round">
      <CaseMeta question={question} remark={remark}>
        {result ? null : (
          <button
            type="button"
            aria-pressed={reading}
            onClick={() => setReading(!reading)}
            className="min-h-6 rounded-sm font-semibold text-brass underline underline-offset-4 sm:hidden"
          >
            Read the facts
          </button>
        )}
      </CaseMeta>
      <div
        className="arena-body"
        data-reading-facts={reading || undefined}
        data-closed={result ? true : undefined}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus. */}
        <section aria-label="Facts" tabIndex={0} className="arena-facts">
          <Stem text={question.stem} className="arena-stem" />
        </section>
        <div ref={choices} className="arena-choices">
          {hint ? <HintNote text={hint.text} /> : null}
          <ChoiceList
            choices={question.choices}
            selected={answer && answer.shownIndex >= 0 ? answer.shownIndex : null}
            onSelect={onAnswer}
            locked={answer !== null}
            result={result ? choiceResult(result) : null}
            dense
          />
        </div>
        {result ? (
          <div className="arena-result">
            <RoundResult {...result} feedback={feedback} />
          </div>
        ) : null}
      </div>
    </Card>
  )
}

interface CaseMetaProps extends Pick<AskedCaseProps, 'question' | 'remark'> {
  children: ReactNode
}

const CaseMeta = ({ question: { subject, round, rounds }, remark, children }: CaseMetaProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-muted">
    <span className="inline-flex items-center gap-2">
      <SubjectGlyph subject={subject} />
      <strong className="font-semibold text-brass">
        <span className="sm:hidden">{SHORT_NAMES[subject]}</span>
        <span className="max-sm:hidden">{subject}</span>
      </strong>
    </span>
    {children}
    <span className="inline-flex items-center gap-3">
      {remark ? <Badge tone="brass">{remark}</Badge> : null}
      <span className="whitespace-nowrap tabular-nums">
        Round {round}/{rounds}
      </span>
    </span>
  </div>
)

/** Text so long, or so large, that even the choices scroll must not hide the right one from the result. */
function useRightChoiceInSight(choices: { current: HTMLElement | null }, closed: boolean): void {
  useEffect(() => {
    if (closed) choices.current?.querySelector('[data-tone=right]')?.scrollIntoView({ block: 'nearest' })
  }, [closed, choices])
}

const scoreLine = ({ scores, start }: LiveDuel): string =>
  scores[0] === scores[1]
    ? `Tied ${scores[0]}–${scores[1]}`
    : `${scores[0] > scores[1] ? 'You lead' : `${start.opponent.displayName} leads`} ${Math.max(...scores)}–${Math.min(...scores)}`

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
