import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { desktop } from '../clients/desktop.ts'
import { makeQueryClient } from '../clients/queries.ts'
import { listenForSignIn, watchForEndedSession } from '../clients/session.ts'
import { LiveRegion } from '../components/LiveRegion.tsx'
import { Toaster } from '../components/Toaster.tsx'
import { TooltipProvider } from '../components/Tooltip.tsx'
import { tellDesktopNotices } from './desktop-notices.ts'
import { makeRouter } from './router.tsx'
import { tellWhenNotKept } from './sign-in-notice.ts'

const DesktopSettings = lazy(() => import('../features/desktop-settings/DesktopSettings.tsx'))

export function App() {
  const [client] = useState(() => {
    const made = makeQueryClient()
    watchForEndedSession(made)
    listenForSignIn(() => void tellWhenNotKept())
    void tellDesktopNotices()
    return made
  })
  const [router] = useState(makeRouter)
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <RouterProvider router={router} />
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
