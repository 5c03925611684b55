import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { SignInStep } from '../../clients/sign-in-link.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Button } from '../../components/Button.tsx'
import { fetchedDialog } from '../../components/fetched-dialog.tsx'
import { orNotLoaded } from '../../components/or-not-loaded.tsx'
import { Page } from '../../components/Page.tsx'
import { GetStarted } from './GetStarted.tsx'
import { MootCourt } from './moot-court/MootCourt.tsx'
import { TryOne } from './TryOne.tsx'

/** Below the fold, so no part of the first load. */
const FeatureCards = lazy(
  orNotLoaded(async () => ({ default: (await import('./FeatureCards.tsx')).FeatureCards })),
)
const SignInDialog = fetchedDialog(
  async () => (await import('./SignInDialog.tsx')).default,
  ({ onOpenChange }) => onOpenChange(false),
)

export interface LandingScreenProps {
  /** Sign In is open already, at this step: the visitor asked for it, or for a player's page that signing in shows. */
  signIn?: SignInStep | null
  /** The visitor is about to go on to the signup page. */
  onSignupLikely: () => void
  /** the desktop's server, and the way to change it */
  server?: ReactNode
  /** the player whose challenge link was followed, shown above everything else */
  challenger?: ReactNode
  /** There is no server yet, without which no one can sign up. */
  isServerMissing?: boolean
}

/** The page of a visitor. */
export default function LandingScreen(props: LandingScreenProps) {
  const { signIn: firstStep = null, onSignupLikely, server, challenger, isServerMissing } = props
  const [isSigningIn, setSigningIn] = useState(firstStep !== null)
  const username = useRef<HTMLInputElement>(null)

  return (
    <Page
      title="Court is in session"
      width="arena"
      header={
        <AppHeader
          actions={
            <Button
              variant="ghost"
              className="whitespace-nowrap"
              aria-haspopup="dialog"
              onClick={() => setSigningIn(true)}
              onPointerEnter={SignInDialog.fetch}
              onFocus={SignInDialog.fetch}
            >
              Sign In
            </Button>
          }
        />
      }
    >
      {challenger ? <div className="mb-8 max-w-2xl empty:hidden">{challenger}</div> : null}
      <div className="grid gap-12 lg:gap-18">
        <Hero trial={isServerMissing ? null : <TryOne onSignUp={() => username.current?.focus()} />}>
          {isServerMissing ? null : <GetStarted usernameRef={username} onSignupLikely={onSignupLikely} />}
          {server}
        </Hero>
        <Suspense fallback={<div className="min-h-60" />}>
          <FeatureCards />
        </Suspense>
        <p className="text-center text-sm text-muted">Bar Duel is for studying. It isn’t legal advice.</p>
      </div>
      <SignInDialog
        firstStep={firstStep ?? 'password'}
        open={isSigningIn}
        onOpenChange={setSigningIn}
        onNoAccount={() => username.current?.focus()}
      />
    </Page>
  )
}

/** On a phone the question to try comes before the picture: it is in the first screen. */
function Hero({ trial, children }: { trial: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_30rem] lg:gap-x-18 lg:gap-y-6">
      <div className="grid gap-4 lg:self-end">
        <h1 className="text-3xl sm:text-4xl">Court is in session.</h1>
        <p className="max-w-measure text-lg text-pretty text-muted sm:text-xl">
          Study for the bar by playing. Pick a character, answer bar-style questions, and rise from Novice
          Scribe to Chief Justice.
        </p>
      </div>
      {trial}
      <figure className="lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start">
        <div className="border border-brass/55 p-1.5 [border-radius:50%_50%_14px_14px/57.14%_57.14%_14px_14px] lg:[border-radius:50%_50%_14px_14px/44.44%_44.44%_14px_14px]">
          <div className="relative aspect-[640/560] overflow-hidden bg-[#0f182b] [border-radius:50%_50%_9px_9px/57.14%_57.14%_9px_9px] lg:aspect-[640/720] lg:[border-radius:50%_50%_9px_9px/44.44%_44.44%_9px_9px]">
            <MootCourt />
          </div>
        </div>
        <figcaption className="mt-3 text-center text-sm text-muted">
          <span className="font-display text-ink">Dragon v. Crow</span>, before a jury of twelve
        </figcaption>
      </figure>
      <div className="grid gap-4 lg:self-start">{children}</div>
    </div>
  )
}
