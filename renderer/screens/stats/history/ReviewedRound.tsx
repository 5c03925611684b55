import { Check, ChevronRight, X } from 'lucide-react'
import { seconds } from '#protocol/figures.ts'
import type { ReviewedQuestion } from '#protocol/http/duels.ts'
import { aboutOf } from '../../../components/AskAtticus.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { ChoiceList } from '../../../components/ChoiceList.tsx'
import { LETTERS } from '../../../components/choice.ts'
import { Explanation } from '../../../components/Explanation.tsx'
import { Stem } from '../../../components/Stem.tsx'
import { ReportQuestion } from '../../../features/report/ReportQuestion.tsx'

/** No answer is -1 on the wire and null in the list of choices. */
const chosen = (place: number): number | null => (place < 0 ? null : place)

/** Returns one player's answer in words. */
function answerText(place: number, correct: number, ms: number): string {
  if (place < 0) return 'no answer'
  return `${LETTERS[place]}, ${place === correct ? 'correct' : 'incorrect'}, in ${seconds(Math.round(ms / 1000))}`
}

/** One question of a match; closed it tells how it went, open it is all there. */
export function ReviewedRound({ question, opponent }: { question: ReviewedQuestion; opponent: string }) {
  const { round, subtopic, stem, choices, correctIndex, yourAnswer, opponentAnswer, explanation } = question
  const right = yourAnswer === correctIndex
  return (
    <li className="rounded-lg border border-line bg-surface">
      <details className="group/round">
        <summary className="flex min-h-14 list-none items-center gap-x-3 rounded-lg p-4 hover:bg-ink/8 sm:px-6 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            className="size-4 shrink-0 text-muted transition-transform duration-120 group-open/round:rotate-90"
            aria-hidden="true"
          />
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">Round {round}</span>
            <span className="min-w-40 grow basis-0 text-muted">{subtopic}</span>
            <Badge
              tone={right ? 'right' : 'wrong'}
              icon={
                right ? (
                  <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
                ) : (
                  <X className="size-3.5" strokeWidth={3} aria-hidden="true" />
                )
              }
            >
              {yourAnswer < 0 ? 'No answer' : right ? 'Correct' : 'Incorrect'}
            </Badge>
          </span>
        </summary>
        <div className="grid gap-6 border-t border-line p-4 sm:p-6">
          <Stem text={stem} />
          <ChoiceList
            choices={choices}
            selected={chosen(yourAnswer)}
            onSelect={() => undefined}
            hotkeys={false}
            result={{
              correctIndex,
              chosenIndex: chosen(yourAnswer),
              opponentIndex: chosen(opponentAnswer),
            }}
          />
          <p className="text-sm text-muted tabular-nums">
            You: {answerText(yourAnswer, correctIndex, question.yourTimeMs)}
            {question.hintUsed ? ', with a hint' : ''}. {opponent}:{' '}
            {answerText(opponentAnswer, correctIndex, question.opponentTimeMs)}.
          </p>
          <Explanation
            explanation={explanation}
            choices={choices}
            why={question.why}
            correctIndex={correctIndex}
            authorities={question.authorities}
            about={aboutOf(question)}
          />
          {question.showingId ? <ReportQuestion showingId={question.showingId} /> : null}
        </div>
      </details>
    </li>
  )
}
