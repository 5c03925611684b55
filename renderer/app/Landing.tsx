import { lazy, Suspense } from 'react'
import { useStudyServer } from '../clients/study-server.ts'
import { Card } from '../components/Card.tsx'
import { FullScreenSpinner } from '../components/FullScreenSpinner.tsx'
import { fetchAhead } from '../components/fetch-ahead.ts'

const LandingScreen = lazy(() => import('../screens/landing/LandingScreen.tsx'))
const StudyServer = lazy(() => import('../features/desktop-settings/StudyServer.tsx'))
const fetchSignup = fetchAhead(() => import('../screens/signup/SignupScreen.tsx'))

/** The landing page, which fetches the signup page once its form is being filled in. On the desktop it has the server. */
export function Landing({ signInOpen = false }: { signInOpen?: boolean }) {
  const server = useStudyServer()
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <LandingScreen
        signInOpen={signInOpen}
        onSignupLikely={fetchSignup}
        isServerMissing={server?.address === null}
        server={
          server ? (
            <Card as="div" className="animate-enter">
              <Suspense fallback={null}>
                <StudyServer />
              </Suspense>
            </Card>
          ) : null
        }
      />
    </Suspense>
  )
}
