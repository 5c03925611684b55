import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LIVE_CLOSE } from '#protocol/live/version.ts'
import { SCREENS } from '#protocol/screens.ts'
import type { SessionUser } from '#protocol/user.ts'
import { desktop } from '../clients/desktop.ts'
import { modeIn, stateOf } from '../clients/home-mode.ts'
import { liveActions } from '../clients/live/actions.ts'
import { holdLive, renewLive, resendAnswer } from '../clients/live/connection.ts'
import { useLive } from '../clients/live/live-atom.ts'
import { useSessionActions } from '../clients/session.ts'
import { useIsQuiet } from '../components/toast.ts'
import { OfflineNote } from './OfflineNote.tsx'
import { ReceivedChallenges } from './ReceivedChallenges.tsx'
import { useLiveNews } from './use-live-news.ts'

/** An answer not acknowledged by then is sent again. */
const RESEND_MS = 2_500

/**
 * Keeps a signed-in tab going on every screen: the socket, challenges that come in, and the way to a duel that begins.
 */
export default function LiveSession({ user }: { user: SessionUser }) {
  const live = useLive()
  const { refresh } = useSessionActions()
  const quiet = useIsQuiet()

  useEffect(() => holdLive(user.id), [user.id])
  // A sign-in is another session, whose browser has yet to say that it shows reminders.
  useEffect(() => {
    if (desktop() || !('Notification' in window) || Notification.permission !== 'granted') return
    void import('../clients/reminders.ts')
      .then(({ renewSubscription }) => renewSubscription())
      .catch(() => undefined)
  }, [])
  // A socket over a network that went says nothing for a while: the page need not wait for it.
  useEffect(() => {
    const renew = () => renewLive()
    addEventListener('online', renew)
    addEventListener('offline', renew)
    return () => {
      removeEventListener('online', renew)
      removeEventListener('offline', renew)
    }
  }, [])

  const signedOut = live.link.at === 'ended' && live.link.code === LIVE_CLOSE.signedOut
  useEffect(() => {
    if (signedOut) void refresh()
  }, [signedOut, refresh])

  const owesAnswer = live.duel?.phase === 'question' && live.duel.answer?.stored === false
  useEffect(() => {
    if (!owesAnswer) return
    const timer = setInterval(resendAnswer, RESEND_MS)
    return () => clearInterval(timer)
  }, [owesAnswer])

  // Level, XP and points won show wherever the player is by then, and in the user stored for the next first paint.
  const settled = live.duel?.end?.matchId
  useEffect(() => {
    if (settled) void refresh()
  }, [settled, refresh])

  useWayToDuel(live.begun)
  useLiveNews(user)

  return (
    <>
      <OfflineNote />
      {live.incoming.length > 0 && !quiet ? (
        <ReceivedChallenges incoming={live.incoming} link={live.link} />
      ) : null}
    </>
  )
}

/** Leads from any screen to a duel that begins; the back button then leads to where the player was. */
function useWayToDuel(begun: string | null) {
  const navigate = useNavigate()
  const location = useLocation()
  const go = useEffectEvent(() => {
    liveActions.acknowledgeStart()
    const isHome = location.pathname === SCREENS.home
    const replace = isHome && ['searching', 'duel'].includes(modeIn(location.state))
    void navigate(SCREENS.home, { state: stateOf('duel'), replace })
  })
  useEffect(() => {
    if (begun !== null) go()
  }, [begun])
}
