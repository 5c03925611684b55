import { lazy, Suspense } from 'react'
import { useSession } from '../clients/session.ts'

const LiveSession = lazy(() => import('./LiveSession.tsx'))
const CompanionLauncher = lazy(() => import('../features/companion/CompanionLauncher.tsx'))

/** The live session and Atticus, beside every screen of a player's. Going from one screen to another leaves both as they are. */
export function BesideScreens() {
  const session = useSession()
  if (session.state !== 'signed-in') return null
  const { user } = session
  return (
    <>
      <Suspense fallback={null}>
        <LiveSession user={user} />
      </Suspense>
      {user.avatarData.needsCharacterCreation ? null : (
        <Suspense fallback={null}>
          <CompanionLauncher key={user.id} />
        </Suspense>
      )}
    </>
  )
}
