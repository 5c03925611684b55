import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import type { SessionUser } from '#protocol/user.ts'
import { useSession } from '../clients/session.ts'
import { signInIn } from '../clients/sign-in-link.ts'
import { FullScreenSpinner } from '../components/FullScreenSpinner.tsx'
import { keepChallengeLink, nameIn } from '../screens/home/challenge-link.ts'
import { Landing } from './Landing.tsx'
import { SessionFailed } from './SessionFailed.tsx'

/**
 * Full-screen spinner while the session loads, a retry when it cannot be known, else the page that `children` returns.
 */
function WithSession({ children }: { children: (user: SessionUser | null) => ReactNode }) {
  const session = useSession()
  if (session.state === 'loading') return <FullScreenSpinner />
  if (session.state === 'failed') return <SessionFailed error={session.error} onRetry={session.retry} />
  const user = session.state === 'signed-in' ? session.user : null
  return <Suspense fallback={<FullScreenSpinner />}>{children(user)}</Suspense>
}

/** A player's screen. Signed out it is the landing page with Sign In open; signing in leads back here. */
export function ForPlayer({ children }: { children: (user: SessionUser) => ReactNode }) {
  return <WithSession>{(user) => (user ? children(user) : <Landing signIn="password" />)}</WithSession>
}

/** The one path with two faces: the landing page signed out, the game signed in. */
export function Home({ children }: { children: (user: SessionUser) => ReactNode }) {
  return <WithSession>{(user) => (user ? children(user) : <Visitor />)}</WithSession>
}

/**
 * A visitor who followed a challenge link finds it again once signed in or up. A link that opens Sign In does so once: the
 * entry of the history forgets it, and signing out there later doesn't open it again.
 */
function Visitor() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [signIn] = useState(() => signInIn(state))
  useEffect(() => keepChallengeLink(search), [search])
  const forget = useEffectEvent(() => void navigate({ search }, { replace: true, state: null }))
  useEffect(() => {
    if (signIn !== null) forget()
  }, [signIn])
  return <Landing signIn={signIn} challenger={nameIn(search)} />
}

/** A screen for visitors; a signed-in player goes home. */
export function ForVisitor({ children }: { children: ReactNode }) {
  return <WithSession>{(user) => (user ? <Navigate to="/" replace /> : children)}</WithSession>
}

/** A screen for a player or a visitor, which words itself accordingly. */
export function ForAnyone({ children }: { children: (user: SessionUser | null) => ReactNode }) {
  return <WithSession>{children}</WithSession>
}
