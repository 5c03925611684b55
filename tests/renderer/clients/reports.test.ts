import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { putPlayersLeft, type Question, questionOf } from '../../../renderer/clients/reports.ts'

const RULED = { id: 'torts-1', playersLeft: 3 } as Question

test('a second ruling counts its own players, whatever is left of the first', async () => {
  const client = new QueryClient()
  const queryKey = [...questionOf(RULED.id).queryKey, 'mending']
  client.setQueryData(queryKey, { playersLeft: 0 })
  const observer = new QueryObserver(client, { queryKey, enabled: false })
  const leave = observer.subscribe(() => undefined)
  await putPlayersLeft(client, RULED)
  expect(observer.getCurrentResult().data).toEqual({ playersLeft: 3 })
  leave()
  client.clear()
})
