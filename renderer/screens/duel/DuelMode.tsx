import { Swords, TvMinimal } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { liveActions, liveIsHere, useLive } from '../../app/live.ts'
import { isRunning, type LiveDuel } from '../../clients/live/duel.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { FullScreenSpinner } from '../../components/FullScreenSpinner.tsx'
import { Page } from '../../components/Page.tsx'
import { Arena } from './Arena.tsx'

export interface DuelModeProps {
  user: SessionUser
  onLeave: () => void
}

/** The arena at the socket's end: takes the seat when it is entered, and gives it up when it is left. */
export default function DuelMode({ user, onLeave }: DuelModeProps) {
  const { duel, link, welcomed } = useLive()
  const running = duel !== null && isRunning(duel)

  useSeat(running ? duel : null, welcomed)

  function home() {
    if (!running) liveActions.putAway()
    onLeave()
  }

  const missing = duel === null && (welcomed || link.at === 'ended' || !liveIsHere())
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (missing) leave()
  }, [missing])
  if (duel === null) return <FullScreenSpinner label="Rejoining your duel..." />

  return (
    <Page
      title={duel.phase === 'over' ? 'The verdict' : 'Duel'}
      width="arena"
      header={
        <AppHeader
          actions={
            running ? (
              <Button variant="ghost" onClick={home}>
                Leave
              </Button>
            ) : null
          }
        />
      }
    >
      {running && duel.seat === 'elsewhere' ? (
        <EmptyState
          icon={<TvMinimal className="size-6" aria-hidden="true" />}
          title={<span role="status">Another tab plays this duel</span>}
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
              <Button onClick={home}>Main Menu</Button>
            </>
          }
        >
          A duel has one seat for each player. Take it back here, or go on in the other tab.
        </EmptyState>
      ) : (
        <Arena
          key={duel.start.matchId}
          user={user}
          duel={duel}
          link={link}
          actions={{
            onAnswer: liveActions.answer,
            onTimeUp: liveActions.timeUp,
            onHint: liveActions.hint,
            onResign: liveActions.resign,
            onRematch: liveActions.offerRematch,
            onEndRead: liveActions.endRead,
            onHome: home,
          }}
        />
      )}
    </Page>
  )
}

/**
 * Entering the arena takes the seat, from another tab too: it was asked for. A connection that comes back takes it again
 * where no other tab has sat down since, or where the page in sight is this one. Leaving gives it up.
 */
function useSeat(duel: LiveDuel | null, welcomed: boolean): void {
  const entered = useRef(false)
  const held = useRef(false)
  const seat = duel?.seat ?? null
  const matchId = duel?.start.matchId ?? null

  const take = useEffectEvent(() => {
    const asked = !entered.current
    entered.current = true
    const mine = held.current && document.visibilityState === 'visible'
    if (seat !== 'here' && (asked || mine || seat === 'free')) liveActions.enter()
  })
  useEffect(() => {
    if (matchId !== null && welcomed) take()
  }, [matchId, welcomed])
  // After the taking, which asks who held it before.
  useEffect(() => {
    held.current = seat === 'here'
  }, [seat])
  useEffect(() => () => liveActions.leave(), [])
}
