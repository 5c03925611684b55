import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  EXAM_HOME,
  type ExamHome,
  type ExamReport,
  examReport,
  forgetReports,
} from '../../../renderer/clients/exam.ts'
import { makeQueryClient } from '../../../renderer/clients/queries.ts'

test('a report left before a note changed is read anew; the one on screen and the start stay', () => {
  const client = makeQueryClient()
  client.setQueryData(EXAM_HOME.queryKey, {} as ExamHome)
  for (const id of ['left', 'shown']) client.setQueryData(examReport(id).queryKey, {} as ExamReport)
  const leave = new QueryObserver(client, examReport('shown')).subscribe(() => undefined)
  forgetReports(client)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([EXAM_HOME.queryKey, examReport('shown').queryKey])
  leave()
  client.clear()
})
