import '../../components/arena/arena.css'
import { Swords, TvMinimal } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { liveActions } from '../../clients/live/actions.ts'
import { isRunning, type LiveDuel } from '../../clients/live/duel.ts'
import type { Wish } from '../../clients/live/live.ts'
import { useLive } from '../../clients/live/live-atom.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { FullScreenSpinner } from '../../components/FullScreenSpinner.tsx'
import { Page } from '../../components/Page.tsx'
import { SoundButton } from '../../components/SoundButton.tsx'
import { Arena } from './Arena.tsx'

export interface DuelModeProps {
  user: SessionUser
  /** Says of an answered question, by its showing, that something is wrong with it. */
  report: (showingId: string) => ReactNode
  onLeave: () => void
  /** Looks for another opponent in the same subject. */
  onNext: (wish: Wish) => void
}

/** The arena at the socket's end: takes the seat when it is entered, and gives it up when it is left. */
export default function DuelMode({ user, report, onLeave, onNext }: DuelModeProps) {
  const { duel, link, welcomed } = useLive()
  const running = duel !== null && isRunning(duel)

  useSeat(running ? duel : null, welcomed)

  function home() {
    if (!running) liveActions.closeDuel()
    onLeave()
  }

  function next({ subject, opponent }: LiveDuel['start']) {
    liveActions.closeDuel()
    onNext({ subject, botDifficulty: opponent.botLevel ?? 'medium' })
  }

  const missing = duel === null && (welcomed || link.at === 'ended')
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (missing) leave()
  }, [missing])
  if (duel === null) return <FullScreenSpinner label="Rejoining your duel..." />

  const elsewhere = running && duel.seat === 'elsewhere'
  return (
    <Page
      title={duel.phase === 'over' ? 'The verdict' : 'Duel'}
      width="arena"
      hiddenHeading={elsewhere}
      header={
        <AppHeader
          crowded
          playing={running}
          actions={
            running ? (
              <>
                <SoundButton />
                <Button variant="ghost" onClick={home}>
                  Leave
                </Button>
              </>
            ) : null
          }
        />
      }
    >
      {elsewhere ? (
        <OpenElsewhere onHome={home} />
      ) : (
        <Arena
          key={duel.start.matchId}
          user={user}
          duel={duel}
          link={link}
          report={report}
          actions={{
            onAnswer: liveActions.answer,
            onTimeUp: liveActions.timeUp,
            onHint: liveActions.hint,
            onResign: liveActions.resign,
            onClaim: liveActions.claim,
            onDecline: liveActions.declineRematch,
            onRematch: liveActions.offerRematch,
            onEndRead: liveActions.endRead,
            onNext: () => next(duel.start),
            onHome: home,
          }}
        />
      )}
    </Page>
  )
}

/** The duel is played in another tab of the player: it can be taken over. */
const OpenElsewhere = ({ onHome }: { onHome: () => void }) => (
  <EmptyState
    icon={<TvMinimal className="size-6" aria-hidden="true" />}
    title={<span role="status">This duel is open in another tab</span>}
    className="py-18"
    action={
      <>
        <Button
          variant="primary"
          icon={<Swords className="size-4" aria-hidden="true" />}
          onClick={liveActions.enter}
        >
          Play here
        </Button>
        <Button onClick={onHome}>Main Menu</Button>
      </>
    }
  >
    You can play a duel in one tab at a time. Play here, or stay in the other tab.
  </EmptyState>
)

/** Entering the arena takes the seat, from another tab too: it was asked for. Leaving gives it up. */
function useSeat(duel: LiveDuel | null, welcomed: boolean): void {
  const entered = useRef(false)
  const matchId = duel?.start.matchId ?? null

  const take = useEffectEvent(() => {
    if (!entered.current && duel?.seat !== 'here') liveActions.enter()
    entered.current = true
  })
  useEffect(() => {
    if (matchId !== null && welcomed) take()
  }, [matchId, welcomed])
  useEffect(
    () => () => {
      entered.current = false
      liveActions.leave()
    },
    [],
  )
}
