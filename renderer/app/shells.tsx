import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { makeQueryClient } from '../clients/queries.ts'
import LandingScreen from '../screens/landing/LandingScreen.tsx'

/** Returns the landing page as HTML. Only the build calls this, which runs it in Node. */
export const landingMarkup = (): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <StaticRouter location="/">
        <LandingScreen onSignupLikely={() => undefined} />
      </StaticRouter>
    </QueryClientProvider>,
  )
