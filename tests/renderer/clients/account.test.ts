import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { securityChange } from '../../../renderer/clients/account.ts'

const READS = ['sessions', 'security'].map((name) => ['/api', 'account', name])

/** A page that has read the devices and the security events. */
function page() {
  const client = new QueryClient()
  for (const key of READS) client.setQueryData(key, {})
  return { client, isStale: () => READS.map((key) => client.getQueryState(key)?.isInvalidated) }
}

it('the security events that a change has added are read again', async () => {
  const { client, isStale } = page()
  expect(await securityChange(client, async () => 'changed')).toBe('changed')
  expect(isStale()).toEqual([true, true])
  client.clear()
})

it('so is a refusal, which is passed on', async () => {
  const { client, isStale } = page()
  await expect(securityChange(client, () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
  expect(isStale()).toEqual([true, true])
  client.clear()
})
