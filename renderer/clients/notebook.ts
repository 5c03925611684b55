import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf, ReplyOf } from '#protocol/routes.ts'
import { forgetReports } from './exam.ts'
import { call, readOptions } from './http.ts'
import { STUDY_TODAY } from './practice.ts'

export type Notebook = ReplyOf<'GET /api/notebook'>
export type KeptRule = Notebook['rules'][number]
export type KeptQuestion = KeptRule['questions'][number]
export type KeptNote = ReplyOf<'POST /api/notebook/note'>
export type ConfidenceRecord = ReplyOf<'GET /api/stats/confidence'>

const NOTEBOOK = readOptions('GET /api/notebook')

export const useNotebook = (): UseQueryResult<Notebook> => useQuery({ ...NOTEBOOK, refetchOnMount: 'always' })

export const useConfidence = (): UseQueryResult<ConfidenceRecord> =>
  useQuery({ ...readOptions('GET /api/stats/confidence'), refetchOnMount: 'always' })

/** Bookmarks a question or a rule, or writes a note on it. */
export function useKeepNote() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/notebook/note'>) => call('POST /api/notebook/note', { body }),
    onSuccess: () => {
      forgetReports(client)
      return client.invalidateQueries({ queryKey: NOTEBOOK.queryKey })
    },
  })
}

/** Tells why an answer was a miss. */
export function useTellReason() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/practice/reason'>) => call('POST /api/practice/reason', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: STUDY_TODAY.queryKey }),
  })
}

/** Tells how a rule card went. */
export function useTellCard() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/practice/card'>) => call('POST /api/practice/card', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: STUDY_TODAY.queryKey }),
  })
}
