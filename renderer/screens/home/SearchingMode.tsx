import { lazy, useEffect, useEffectEvent, useRef } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { liveActions } from '../../clients/live/actions.ts'
import { renewLive } from '../../clients/live/connection.ts'
import { isRunning } from '../../clients/live/duel.ts'
import type { Live } from '../../clients/live/live.ts'
import { useLive } from '../../clients/live/live-atom.ts'
import { Page } from '../../components/Page.tsx'
import { toast } from '../../components/toast.ts'

const Searching = lazy(() => import('../../features/versus/Searching.tsx'))

export interface SearchingModeProps {
  user: SessionUser
  onBack: () => void
  /** From the search to the arena; the back button skips the search. */
  onDuel: () => void
}

/** The server's word on a search or a challenge is due by then at the latest. */
const WORD_LATE_MS = 3_000

/**
 * A message that is overdue was lost on the way: the connection is renewed, and the server says where the player
 * stands.
 */
function useLateWord({ queue, outgoing }: Live, found: boolean) {
  const due = found ? null : (outgoing?.endsAt ?? queue?.botAt ?? null)
  useEffect(() => {
    if (due === null) return
    const timer = setTimeout(renewLive, Math.max(0, due - performance.now()) + WORD_LATE_MS)
    return () => clearTimeout(timer)
  }, [due])
}

/** After a reload the search is still the old page's, which is gone: this one takes it over. */
function useOwnSearch({ queue, outgoing }: Live) {
  const reloaded = useRef(queue === null && outgoing === null)
  const takeOver = useEffectEvent(() => {
    if (queue) liveActions.join({ subject: queue.subject, botDifficulty: queue.botDifficulty })
  })
  const searching = queue !== null
  useEffect(() => {
    if (!searching || !reloaded.current) return
    reloaded.current = false
    takeOver()
  }, [searching])
}

/**
 * Searching lasts as long as a search or a challenge: declined, expired or refused leads back to the choice, and
 * a duel found (or one that runs already, which refuses another) to the arena. One that another tab begins meanwhile stays there.
 */
export function SearchingMode({ user, onBack, onDuel }: SearchingModeProps) {
  const live = useLive()
  const { duel } = live
  const found = duel !== null && isRunning(duel) && duel.start.matchId !== live.begunElsewhere
  const idle = !found && live.queue === null && live.outgoing === null && live.welcomed
  useLateWord(live, found)
  useOwnSearch(live)
  const back = useEffectEvent(() => {
    if (live.searchTaken)
      toast({ title: 'Search moved', description: 'Your search continues in another tab.' })
    onBack()
  })
  const enter = useEffectEvent(onDuel)
  useEffect(() => {
    if (found) enter()
    else if (idle) back()
  }, [found, idle])
  // The back button of the browser ends the search as Cancel does; a screen drawn twice in a row does not.
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
      setTimeout(() => {
        if (!shown.current) liveActions.stopLooking()
      })
    }
  }, [])
  return (
    <Page title="Searching">
      <Searching user={user} live={live} onBotNow={liveActions.botNow} onCancel={onBack} />
    </Page>
  )
}
