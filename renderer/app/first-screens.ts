import { SCREENS } from '#protocol/screens.ts'
import { isKnownVisitor } from '../clients/session.ts'
import { storedUser } from '../clients/stored-user.ts'
import { fetchable } from './fetchable.tsx'

export const LandingScreen = fetchable(() => import('../screens/landing/LandingScreen.tsx'))
export const HomeScreen = fetchable(() => import('../screens/home/HomeScreen.tsx'))

/** Fetches the screen that the page begins with, where it can be told already. Failing is nothing: it's fetched again. */
export async function fetchFirstScreen(): Promise<void> {
  if (location.pathname !== SCREENS.home) return
  const screen = isKnownVisitor() ? LandingScreen : storedUser() ? HomeScreen : null
  await screen?.fetch().catch(() => undefined)
}
