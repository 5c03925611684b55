import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ServerCheck, ServerChoice, ServerChosen } from '#protocol/bridge.ts'
import { desktop } from './desktop.ts'

/** The desktop's server as the shell knows it; null in a browser, undefined until it has been read. */
export const useStudyServer = (): ServerChoice | null | undefined =>
  useQuery({
    queryKey: ['desktop', 'server'],
    queryFn: async () => (await desktop()?.server()) ?? null,
  }).data

/** Whether the desktop's server can be reached; 'none' where there is none to reach. */
export const useServerCheck = (): UseQueryResult<ServerCheck | 'none'> =>
  useQuery({
    queryKey: ['desktop', 'server-check'],
    queryFn: async () => (await desktop()?.checkServer()) ?? 'none',
    // Each visit checks again: the network may be another by then.
    staleTime: 0,
  })

/** A server on this computer itself, as `npm start` names it: it has no certificate. */
const ON_THIS_COMPUTER = /^(localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/i

/** An address as people type it, with the scheme it has unless they name one; null for none. */
export function typedAddress(text: string): string | null {
  const address = text.trim()
  if (address === '') return null
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return address
  return `${ON_THIS_COMPUTER.test(address) ? 'http' : 'https'}://${address}`
}

/** Has the shell ask the player about another server. 'too_often' when the page asked again and again. */
export const chooseServer = async (text: string): Promise<ServerChosen | 'too_often'> => {
  const shell = desktop()
  if (!shell) return 'not_allowed'
  return shell.chooseServer(typedAddress(text)).catch(() => 'too_often' as const)
}
