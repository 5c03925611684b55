import { ChartColumn, House } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Page } from '../../components/Page.tsx'
import LinkedPlayer from '../../features/player-card/LinkedPlayer.tsx'

export interface SignedOutStatsProps {
  /** the other player whose record was asked for; null for one's own */
  userId: string | null
  /** Takes the place of this page once the visitor wants to sign in. */
  signInPage: ReactNode
}

/** Signing in here leads back to this address, one's own record or the other player's. */
export function SignedOutStats({ userId, signInPage }: SignedOutStatsProps) {
  const [signIn, setSignIn] = useState(false)
  if (signIn) return signInPage
  return (
    <Page title="Stats" className="grid place-content-center">
      <div className="grid max-w-form justify-items-center gap-4 py-8 text-center animate-enter">
        {userId === null ? null : (
          <LinkedPlayer named={{ id: userId }} caption={(name) => name} hint="Sign in to see their record." />
        )}
        <span className="grid size-18 place-items-center rounded-full border border-brass/55 bg-raised text-brass">
          <ChartColumn className="size-8" aria-hidden="true" />
        </span>
        <h1 className="text-2xl">Please log in to view stats</h1>
        <p className="text-muted">
          {userId !== null ? 'Sign in to see this profile.' : 'Sign in to see your record.'}
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={() => setSignIn(true)}>
            Sign In
          </Button>
          <ButtonLink to="/" icon={<House className="size-4" aria-hidden="true" />}>
            Return Home
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
