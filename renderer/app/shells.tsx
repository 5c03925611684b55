import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { SessionUser } from '#protocol/user.ts'
import { makeQueryClient } from '../clients/queries.ts'
import { TooltipProvider } from '../components/Tooltip.tsx'
import { HomeMenu } from '../screens/home/HomeMenu.tsx'
import LandingScreen from '../screens/landing/LandingScreen.tsx'

/** Only the build calls these, which runs them in Node. */
function markup(page: ReactNode): string {
  const queries = makeQueryClient()
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TooltipProvider>
        <StaticRouter location="/">{page}</StaticRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  )
  // A query that nobody watches waits five minutes to be forgotten, and the build wouldn't end before that.
  queries.clear()
  return html
}

/** Returns the landing page as HTML. */
export const landingMarkup = (): string => markup(<LandingScreen onSignupLikely={() => undefined} />)

/** A player in whose place each real one comes: what is a player's own is marked so, and doesn't show. */
const ANY_PLAYER: SessionUser = {
  id: '',
  username: 'player',
  displayName: 'Player',
  level: 1,
  levelTitle: 'Novice',
  xp: 0,
  points: 0,
  avatarData: { base: 'beast', palette: '', props: [], accessories: [], level: 1 },
  totalWins: 0,
  totalLosses: 0,
  role: 'player',
}

const nothing = () => undefined

/** Returns home as HTML, as it first stands for a player whose case of the day is open. */
export const homeMarkup = (): string =>
  markup(
    <HomeMenu
      user={ANY_PLAYER}
      onSolo={nothing}
      onLiveDuel={nothing}
      onFriend={nothing}
      onGames={nothing}
      onReturnToDuel={nothing}
    />,
  )
