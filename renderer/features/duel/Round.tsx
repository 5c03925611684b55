import type { DuelProfile } from '#protocol/live/profile.ts'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { STICKY_HEADER } from '../../components/QuestionLayout.tsx'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { TrainingBanner } from './Banners.tsx'
import { closeFinish } from './close-finish.ts'
import { DuelistDetails, type DuelistStatus } from './DuelistPanel.tsx'
import { QuestionPanel, type QuestionPanelProps } from './QuestionPanel.tsx'
import { Scoreboard } from './Scoreboard.tsx'

export interface RoundProps extends Omit<QuestionPanelProps, 'remark'> {
  you: DuelProfile
  onTimeUp: () => void
}

const statusesOf = ({
  phase,
  answer,
  opponentAnswered,
  opponentHere,
}: LiveDuel): [DuelistStatus, DuelistStatus] => {
  const open = phase === 'question'
  return [
    open && answer?.stored ? 'answered' : 'thinking',
    opponentHere ? (open && opponentAnswered ? 'answered' : 'thinking') : 'away',
  ]
}

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
  const { you, onTimeUp, ...panel } = props
  const { duel, stage } = panel
  const { question, start } = duel
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
      <QuestionPanel {...panel} remark={remark} />
    </div>
  )
}
