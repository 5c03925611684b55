import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isReadAgain } from '../../../renderer/clients/sync.ts'

test('the news of a sync is read, but never so that the next day’s case would start its clock', () => {
  const client = new QueryClient()
  const read = (path: string, data: object) => {
    const queryKey = ['/api', ...path.split('/')]
    client.setQueryData(queryKey, data)
    const query = client.getQueryCache().find({ queryKey })
    return query ? isReadAgain(query) : null
  }
  const daily = { question: {}, isClosed: false, timeToReset: 3_600 }
  expect(read('daily-streak', {})).toBe(true)
  expect(read('sync/status', {})).toBe(false)
  expect(read('daily-question', daily)).toBe(true)
  expect(read('daily-question', { ...daily, isClosed: true })).toBe(false)
  expect(read('daily-question', { ...daily, timeToReset: 60 })).toBe(false)
  client.clear()
})

test('so are the answers that it had refused, which stand in a dialog that may be open', () => {
  const client = new QueryClient()
  const queryKey = ['/api', 'sync', 'refused']
  client.setQueryData(queryKey, [])
  expect(client.getQueryCache().findAll({ predicate: isReadAgain }).length).toBe(1)
  client.clear()
})
