import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf, ReplyOf } from '#protocol/routes.ts'
import { SESSIONS } from './account.ts'
import { call } from './http.ts'

/** Behind the settings' path: the setup of two-factor sign-in, open at once. */
export const TWO_FACTOR_HASH = '#two-factor'

const TWO_FACTOR = ['/api', 'account', 'two-factor'] as const

export type TwoFactor = ReplyOf<'GET /api/account/two-factor'>
export type Setup = ReplyOf<'POST /api/account/two-factor/setup'>
export type Proof = BodyOf<'POST /api/account/two-factor/off'>

/** Whether one's account asks for a code at sign-in. */
export const useTwoFactor = () =>
  useQuery({
    queryKey: TWO_FACTOR,
    queryFn: () => call('GET /api/account/two-factor'),
    refetchOnMount: 'always',
  })

/** Returns a secret for an authenticator app. */
export const setUpTwoFactor = (password: string): Promise<Setup> =>
  call('POST /api/account/two-factor/setup', { body: { password } })

/** The calls that change two-factor sign-in; afterwards how it stands, and the devices, are read again. */
export function useTwoFactorChanges() {
  const cache = useQueryClient()
  async function readAgain(): Promise<void> {
    await Promise.all([TWO_FACTOR, SESSIONS].map((queryKey) => cache.invalidateQueries({ queryKey })))
    // An admin's pages were refused before, or are from now on.
    cache.removeQueries({ queryKey: ['/api', 'admin'] })
  }
  return {
    /** Turns it on with a code of the app; returns the recovery codes. */
    async turnOn(code: string): Promise<string[]> {
      const { recoveryCodes } = await call('POST /api/account/two-factor/on', { body: { code } })
      await readAgain()
      return recoveryCodes
    },
    async turnOff(proof: Proof): Promise<void> {
      await call('POST /api/account/two-factor/off', { body: proof })
      await readAgain()
    },
    /** Returns recovery codes in place of those that were left. */
    async newRecoveryCodes(proof: Proof): Promise<string[]> {
      const { recoveryCodes } = await call('POST /api/account/two-factor/recovery-codes', { body: proof })
      await readAgain()
      return recoveryCodes
    },
  }
}
