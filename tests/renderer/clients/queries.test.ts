import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueryClient, putFresh } from '../../../renderer/clients/queries.ts'

const KEY = ['/api', 'async', 'match', 'm1']

test('a poll that began before a move and ends after it changes nothing', async () => {
  const client = makeQueryClient()
  client.setQueryData(KEY, 'open')
  const poll = Promise.withResolvers<string>()
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn: () => poll.promise })
  const leave = observer.subscribe(() => undefined)
  const read = observer.refetch()
  expect(client.isFetching({ queryKey: KEY })).toBe(1)
  await putFresh(client, KEY, 'answered')
  poll.resolve('open')
  await read
  expect(client.getQueryData(KEY)).toBe('answered')
  expect(observer.getCurrentResult().status).toBe('success')
  leave()
  client.clear()
})
