import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isReadAgain } from '../../../renderer/clients/sync.ts'

test('the news of a sync is read, but never so that the next day’s case would start its clock', () => {
  const client = new QueryClient()
  const read = (key: string, data: object) => {
    client.setQueryData(['/api', key], data)
    const query = client.getQueryCache().find({ queryKey: ['/api', key] })
    return query ? isReadAgain(query) : null
  }
  const daily = { question: {}, isClosed: false, timeToReset: 3_600 }
  expect(read('daily-streak', {})).toBe(true)
  expect(read('sync', {})).toBe(false)
  expect(read('daily-question', daily)).toBe(true)
  expect(read('daily-question', { ...daily, isClosed: true })).toBe(false)
  expect(read('daily-question', { ...daily, timeToReset: 60 })).toBe(false)
  client.clear()
})
