import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { SHELL_ID } from '#protocol/web-files.ts'
import { desktop } from '../clients/desktop.ts'
import { makeQueryClient } from '../clients/queries.ts'
import { listenForEndElsewhere, listenForSignIn, watchForEndedSession } from '../clients/session.ts'
import { LiveRegion } from '../components/LiveRegion.tsx'
import { Toaster } from '../components/Toaster.tsx'
import { TooltipProvider } from '../components/Tooltip.tsx'
import { type ToastHandle, toast } from '../components/toast.ts'
import { Screens } from './router.tsx'

const DesktopSettings = lazy(() => import('../features/desktop-settings/DesktopSettings.tsx'))

/** Stays a while: the player may look at another window as it comes. */
const ENDED = {
  title: 'You’re signed out',
  description: 'Your session expired, or you or an admin ended it elsewhere. Sign in to continue.',
  duration: 60_000,
} as const

/** Only the desktop has these to tell, so that a browser does not load them. */
function showDesktopNews(): void {
  void import('./desktop-notices.ts').then(({ showDesktopNotices }) => showDesktopNotices())
  listenForSignIn(() => void import('./sign-in-notice.ts').then(({ warnWhenNotKept }) => warnWhenNotKept()))
}

/** Until the player signs in again. */
function tellOfAnEndElsewhere(): void {
  let told: ToastHandle | undefined
  listenForEndElsewhere(() => {
    told = toast(ENDED)
  })
  listenForSignIn(() => told?.dismiss())
}

export function App() {
  const [client] = useState(() => {
    const made = makeQueryClient()
    watchForEndedSession(made)
    // The desktop says so by itself.
    if (desktop()) showDesktopNews()
    else tellOfAnEndElsewhere()
    return made
  })
  // The server's picture of the landing page gives way to the page itself in the same frame.
  useLayoutEffect(() => document.getElementById(SHELL_ID)?.remove(), [])
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
        <Toaster />
        <LiveRegion />
        {desktop() ? (
          <Suspense fallback={null}>
            <DesktopSettings />
          </Suspense>
        ) : null}
      </TooltipProvider>
    </QueryClientProvider>
  )
}
