import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { BodyOf, ReplyOf } from '#protocol/routes.ts'
import { call, wordsOf } from '../../../clients/http.ts'
import { toast } from '../../../components/toast.ts'

export type State = 'open' | 'ruled'
export type Reports = ReplyOf<'GET /api/admin/reports'>
export type Question = Reports['questions'][number]
export type Ruling = BodyOf<'POST /api/admin/reports/:questionId/ruling'>['ruling']

const reportsKey = (state: State, page: number) =>
  ['/api', 'admin', `reports?state=${state}&page=${page}`] as const

export const useReports = (state: State, page: number): UseQueryResult<Reports> =>
  useQuery({
    queryKey: reportsKey(state, page),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

/** While records are being regraded, their number left is read this often. */
const POLL_MS = 2_000

export function usePlayersLeft({ id, playersLeft }: Question): number {
  const query = useQuery({
    queryKey: ['/api', 'admin', 'reports', encodeURIComponent(id), 'mending'],
    enabled: playersLeft > 0,
    initialData: { playersLeft },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && state.data.playersLeft > 0 ? POLL_MS : false),
  })
  return query.data.playersLeft
}

const DONE: Readonly<Record<Ruling, { title: string; description: string }>> = {
  sound: { title: 'Ruled sound', description: 'The reports are closed and their senders told.' },
  retired: {
    title: 'Question retired',
    description: 'It is asked no more. The records of those who answered it are being mended.',
  },
}

/** A ruling on one question; the card then shows the question as it stands. */
export function useRuling(state: State, page: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ruling }: { id: string; ruling: Ruling }) =>
      call('POST /api/admin/reports/:questionId/ruling', { params: { questionId: id }, body: { ruling } }),
    onSuccess: (question, { ruling }) => {
      client.setQueryData<Reports>(
        reportsKey(state, page),
        (old) =>
          old && { ...old, questions: old.questions.map((one) => (one.id === question.id ? question : one)) },
      )
      toast({ ...DONE[ruling], variant: 'success' })
    },
    onError: (error) =>
      toast({
        title: 'Ruling failed',
        description: wordsOf(error, 'The ruling could not be given. Please try again.'),
        variant: 'destructive',
      }),
  })
}
