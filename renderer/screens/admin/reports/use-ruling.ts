import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#protocol/routes.ts'
import { call, wordsOf } from '../../../clients/http.ts'
import { putPlayersLeft, type Question } from '../../../clients/reports.ts'
import { toast } from '../../../components/toast.ts'

export type Ruling = BodyOf<'POST /api/admin/reports/:questionId/ruling'>['ruling']

const DONE: Readonly<Record<Ruling, { title: string; description: string }>> = {
  sound: { title: 'Ruled sound', description: 'We closed the reports and told the players who sent them.' },
  retired: {
    title: 'Question retired',
    description: 'We’ve stopped asking it. Records are updating.',
  },
}

/** A ruling on one question; `onRuled` is told the question as it then stands. */
export function useRuling(onRuled: (question: Question) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ruling }: { id: string; ruling: Ruling }) =>
      call('POST /api/admin/reports/:questionId/ruling', { params: { questionId: id }, body: { ruling } }),
    onSuccess: async (question, { ruling }) => {
      await putPlayersLeft(client, question)
      onRuled(question)
      toast({ ...DONE[ruling], variant: 'success' })
    },
    onError: (error) =>
      toast({
        title: 'Ruling failed',
        description: wordsOf(error, 'We couldn’t save the ruling. Try again.'),
        variant: 'destructive',
      }),
  })
}
