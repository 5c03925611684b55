import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { SessionUser } from '#protocol/user.ts'
import { OwnStats } from './OwnStats.tsx'
import { PublicStats } from './public/PublicStats.tsx'
import { SignedOutStats } from './SignedOutStats.tsx'

export interface StatsScreenProps {
  user: SessionUser | null
  /** Shown to a visitor who wants to sign in. */
  signInPage: ReactNode
}

/**
 * Own stats at /stats, another player's at /stats/:userId; a visitor has to sign in first (design section 4,
 * Accounts).
 */
export default function StatsScreen({ user, signInPage }: StatsScreenProps) {
  const { userId } = useParams()
  if (!user) return <SignedOutStats userId={userId ?? null} signInPage={signInPage} />
  return userId === undefined || userId.toLowerCase() === user.id ? (
    <OwnStats user={user} />
  ) : (
    <PublicStats key={userId} userId={userId} />
  )
}
