import { lazy, Suspense } from 'react'
import { FullScreenSpinner } from '../components/FullScreenSpinner.tsx'
import { fetchAhead } from '../components/fetch-ahead.ts'

const LandingScreen = lazy(() => import('../screens/landing/LandingScreen.tsx'))
const fetchSignup = fetchAhead(() => import('../screens/signup/SignupScreen.tsx'))

/** The landing page, which fetches the signup page once its form is being filled in. */
export function Landing({ signInOpen = false }: { signInOpen?: boolean }) {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <LandingScreen signInOpen={signInOpen} onSignupLikely={fetchSignup} />
    </Suspense>
  )
}
