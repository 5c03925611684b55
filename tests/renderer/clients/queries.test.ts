import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueryClient, putFresh } from '../../../renderer/clients/queries.ts'

const KEY = ['/api', 'async', 'match', 'm1']

test('a poll that began before a move and ends after it changes nothing, and the next one tells the news since', async () => {
  const client = makeQueryClient()
  client.setQueryData(KEY, 'open')
  const [poll, next] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const reads = [poll, next]
  const queryFn = () => reads.shift()?.promise ?? Promise.reject(new Error('asked a third time'))
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn })
  const leave = observer.subscribe(() => undefined)
  const read = observer.refetch()
  expect(client.isFetching({ queryKey: KEY })).toBe(1)
  await putFresh(client, KEY, 'answered')
  poll.resolve('open')
  await read
  expect(client.getQueryData(KEY)).toBe('answered')
  next.resolve('answered by both')
  await expect.poll(() => client.getQueryData(KEY)).toBe('answered by both')
  expect([observer.getCurrentResult().status, reads]).toEqual(['success', []])
  leave()
  client.clear()
})

test('a move with no read under way asks for none', async () => {
  const client = makeQueryClient()
  await putFresh(client, KEY, 'answered')
  expect([client.getQueryData(KEY), client.isFetching()]).toEqual(['answered', 0])
  client.clear()
})
