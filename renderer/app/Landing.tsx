import { lazy, Suspense } from 'react'
import type { SignInStep } from '../clients/sign-in-link.ts'
import { useStudyServer } from '../clients/study-server.ts'
import { Card } from '../components/Card.tsx'
import { FullScreenSpinner } from '../components/FullScreenSpinner.tsx'
import { fetchAhead } from '../components/fetch-ahead.ts'
import { LandingScreen } from './first-screens.ts'

const LinkedPlayer = lazy(() => import('../features/player-card/LinkedPlayer.tsx'))
const StudyServer = lazy(() => import('../features/desktop-settings/StudyServer.tsx'))
const fetchSignup = fetchAhead(() => import('../screens/signup/SignupScreen.tsx'))

export interface LandingProps {
  /** the step at which Sign In is open already */
  signIn?: SignInStep | null
  /** the player whose challenge link was followed */
  challenger?: string | null
}

/** The landing page, which fetches the signup page once its form is being filled in. On the desktop it has the server. */
export function Landing({ signIn = null, challenger = null }: LandingProps) {
  const server = useStudyServer()
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <LandingScreen
        signIn={signIn}
        onSignupLikely={fetchSignup}
        challenger={
          challenger === null ? null : (
            <Suspense fallback={null}>
              <LinkedPlayer
                named={{ username: challenger }}
                caption={(name) => `${name} challenges you`}
                hint="Sign in or create an account to play them."
              />
            </Suspense>
          )
        }
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
