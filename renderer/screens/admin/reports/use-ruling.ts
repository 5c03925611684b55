import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#protocol/routes.ts'
import { call, wordsOf } from '../../../clients/http.ts'
import { putPlayersLeft, type Question } from '../../../clients/reports.ts'
import { toast } from '../../../components/toast.ts'

export type Ruling = BodyOf<'POST /api/admin/reports/:questionId/ruling'>['ruling']

const DONE: Readonly<Record<Ruling | 'restored', { title: string; description: string }>> = {
  sound: { title: 'Ruled sound', description: 'We closed the reports and told the players who sent them.' },
  retired: {
    title: 'Question retired',
    description: 'We’ve stopped asking it. Records are updating.',
  },
  restored: {
    title: 'Question restored',
    description: 'Its answers count again. Records are updating.',
  },
}

/** Returns the words for a ruling that is done; `wasStruck`: the question was retired before it. */
export const doneWords = (ruling: Ruling, wasStruck: boolean) =>
  DONE[ruling === 'sound' && wasStruck ? 'restored' : ruling]

/** A ruling on one question; `onRuled` is told the question as it then stands. */
export function useRuling(onRuled: (question: Question) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ruling }: { id: string; ruling: Ruling; wasStruck: boolean }) =>
      call('POST /api/admin/reports/:questionId/ruling', { params: { questionId: id }, body: { ruling } }),
    onSuccess: async (question, { ruling, wasStruck }) => {
      await putPlayersLeft(client, question)
      onRuled(question)
      toast({ ...doneWords(ruling, wasStruck), variant: 'success' })
    },
    onError: (error) =>
      toast({
        title: 'Ruling failed',
        description: wordsOf(error, 'We couldn’t save the ruling. Try again.'),
        variant: 'destructive',
      }),
  })
}
