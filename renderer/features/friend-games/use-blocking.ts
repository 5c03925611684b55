import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BLOCKS } from '../../clients/blocks.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { toast } from '../../components/toast.ts'

const failed = (fallback: string) => (error: unknown) =>
  toast({ title: 'Error', description: wordsOf(error, fallback), variant: 'destructive' })

export function useBlock() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (username: string) => call('POST /api/blocks', { body: { username } }),
    onSuccess: ({ username }) => {
      void cache.invalidateQueries({ queryKey: BLOCKS.queryKey })
      toast({
        title: 'Player Blocked',
        description: `@${username} can no longer challenge you. Unblock them in Friend Games.`,
        variant: 'success',
      })
    },
    onError: failed('We couldn’t block this player. Try again.'),
  })
}

export function useUnblock() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; username: string }) =>
      call('DELETE /api/blocks/:userId', { params: { userId: id } }),
    onSuccess: (_, { username }) => {
      void cache.invalidateQueries({ queryKey: BLOCKS.queryKey })
      toast({
        title: 'Player Unblocked',
        description: `@${username} can challenge you again.`,
        variant: 'success',
      })
    },
    onError: failed('We couldn’t unblock this player. Try again.'),
  })
}
