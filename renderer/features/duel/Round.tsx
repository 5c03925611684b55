import type { ReactNode } from 'react'
import { isolated } from '#protocol/isolated.ts'
import type { DuelProfile } from '#protocol/live/profile.ts'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { type Duelist, DuelistDetails, type DuelistStatus } from '../../components/arena/DuelistPanel.tsx'
import { HealthBar } from '../../components/arena/HealthBar.tsx'
import { Scoreboard } from '../../components/arena/Scoreboard.tsx'
import { classNames } from '../../components/class-names.ts'
import { useQuietToasts } from '../../components/toast.ts'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { LateBanner, TrainingBanner } from './Banners.tsx'
import { closeFinish } from './close-finish.ts'
import { guidance } from './guidance.ts'
import { QuestionPanel, type QuestionPanelProps } from './QuestionPanel.tsx'
import { RoundClock } from './RoundClock.tsx'
import { useDuelSounds } from './use-duel-sounds.ts'

export interface RoundProps extends Omit<QuestionPanelProps, 'remark' | 'details'> {
  you: DuelProfile
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
    open && answer?.stored ? 'answered' : 'thinking',
    opponentHere ? (open && opponentAnswered ? 'answered' : 'thinking') : 'away',
  ]
}

/** Both sides of the arena; the blow is seen only while the result that cost HP is shown. */
function duelistsOf(duel: LiveDuel, you: DuelProfile, showsResult: boolean): [Duelist, Duelist] {
  const { scores, hp, result, start } = duel
  const statuses = statusesOf(duel)
  const missed = result ? [!result.correct, !result.opponentCorrect] : [false, false]
  const side = (profile: DuelProfile, place: 0 | 1): Duelist => ({
    profile,
    score: scores[place],
    leads: scores[place] > scores[place === 0 ? 1 : 0],
    status: statuses[place],
    meter: (
      <HealthBar
        hp={hp[place]}
        owner={profile.displayName}
        struck={showsResult && missed[place] === true}
        mirrored={place === 1}
      />
    ),
  })
  return [side(you, 0), side(start.opponent, 1)]
}

/** The remark on the score as this round was opened: it stays in its place while the round's result is shown. */
function closeFinishOf({ round, start, scores, result }: LiveDuel): string | null {
  const [you, opponent] = scores
  const before = result
    ? ([you - Number(result.correct), opponent - Number(result.opponentCorrect)] as const)
    : scores
  return closeFinish(round, start.rounds, before)
}

/** One round, all of it inside the window: its question, then its result, then the step to the next. */
export function Round(props: RoundProps) {
  const { you: profile, onTimeUp, hintButton, resignButton, next, ...panel } = props
  const { duel, stage } = panel
  const { question, start, result } = duel
  const remark = closeFinishOf(duel)
  const qid = question?.qid ?? null
  const [you, opponent] = duelistsOf(duel, profile, stage === 'result')

  useFreshPage(qid)
  useQuietToasts()
  useDuelSounds(duel)

  return (
    <div data-question data-arena className="arena">
      <h1 className="sr-only">
        Duel: {profile.displayName} against {start.opponent.displayName}
      </h1>
      <Scoreboard you={you} opponent={opponent}>
        <RoundClock
          key={`${qid} ${question?.endsAt}`}
          endsAt={question?.endsAt ?? null}
          totalMs={question?.timeLimit ?? 60_000}
          running={duel.phase === 'question' && question !== null}
          onTimeUp={onTimeUp}
          close={remark !== null && stage === 'question'}
        />
      </Scoreboard>
      {duel.lateRound === null ? null : <LateBanner round={duel.lateRound} />}
      {question?.training && stage !== 'transition' ? <TrainingBanner /> : null}
      <QuestionPanel
        {...panel}
        remark={remark}
        details={
          <div className="grid w-full grid-cols-2 gap-4 sm:hidden">
            <DuelistDetails profile={profile} />
            <DuelistDetails profile={start.opponent} opposing />
          </div>
        }
      />
      <footer
        className="@container flex items-center sm:min-h-12 justify-between gap-3"
        data-result={result ? true : undefined}
      >
        {result ? (
          <span className="ml-auto">{next}</span>
        ) : (
          <>
            {hintButton}
            <p
              className={classNames(
                'min-w-0 text-sm leading-tight text-balance text-muted max-sm:text-xs max-sm:leading-tight',
                // On a phone the claim takes the room; the seal on the portrait says who is away.
                duel.claimable && 'max-sm:sr-only',
              )}
              role="status"
            >
              {statusLine(duel)}
            </p>
            {resignButton}
          </>
        )}
      </footer>
    </div>
  )
}

const statusLine = ({ answer, opponentAnswered, opponentHere, round, start }: LiveDuel): string => {
  const name = isolated(start.opponent.displayName)
  if (answer?.stored === false) return 'Sending your answer...'
  if (answer) return opponentAnswered ? 'Both answers are in.' : `Waiting for ${name}...`
  if (!opponentHere) return `${name} has left. The clock’s still running.`
  if (opponentAnswered) return `${name} has answered.`
  return guidance(start)[round - 1] ?? ''
}
