import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf, ReplyOf } from '#protocol/routes.ts'
import { securityChange } from './account.ts'
import { call, readOptions, readsUnder } from './http.ts'

/** Behind the settings' path: the setup of two-factor sign-in, open at once. */
export const TWO_FACTOR_HASH = '#two-factor'

const TWO_FACTOR = readOptions('GET /api/account/two-factor')

export type TwoFactor = ReplyOf<'GET /api/account/two-factor'>
export type Setup = ReplyOf<'POST /api/account/two-factor/setup'>
export type Proof = BodyOf<'POST /api/account/two-factor/off'>

/** Whether one's account asks for a code at sign-in. */
export const useTwoFactor = () => useQuery({ ...TWO_FACTOR, refetchOnMount: 'always' })

/** Returns a secret for an authenticator app. */
export const setUpTwoFactor = (password: string): Promise<Setup> =>
  call('POST /api/account/two-factor/setup', { body: { password } })

/** The calls that change two-factor sign-in; afterwards how it stands, the devices and the security events are read again. */
export function useTwoFactorChanges() {
  const cache = useQueryClient()
  const change = <Reply>(send: () => Promise<Reply>): Promise<Reply> =>
    securityChange(cache, async () => {
      const reply = await send()
      // An admin's pages were refused before, or are from now on.
      cache.removeQueries({ queryKey: readsUnder('/api/admin') })
      await cache.invalidateQueries({ queryKey: TWO_FACTOR.queryKey })
      return reply
    })
  return {
    /** Turns it on with a code of the app; returns the recovery codes. */
    async turnOn(code: string): Promise<string[]> {
      return (await change(() => call('POST /api/account/two-factor/on', { body: { code } }))).recoveryCodes
    },
    async turnOff(proof: Proof): Promise<void> {
      await change(() => call('POST /api/account/two-factor/off', { body: proof }))
    },
    /** Returns recovery codes in place of those that were left. */
    async newRecoveryCodes(proof: Proof): Promise<string[]> {
      const path = 'POST /api/account/two-factor/recovery-codes'
      return (await change(() => call(path, { body: proof }))).recoveryCodes
    },
  }
}
