import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlayableSubject } from '#rules/subjects.ts'
import { INBOX } from '../../clients/friend-games.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { toast } from '../../components/toast.ts'

/** Begins a friend game; `onCreated` is called with its id. */
export function useCreateGame(onCreated: (matchId: string) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wish: { opponentUsername: string; subject: PlayableSubject }) =>
      call('POST /api/async/create', { body: wish }),
    onSuccess: ({ matchId, opponentUsername }, asked) => {
      void cache.invalidateQueries({ queryKey: INBOX })
      toast({
        title: 'Game Started!',
        description: `@${opponentUsername ?? asked.opponentUsername} has three days to accept. You can answer the first question now.`,
        variant: 'success',
      })
      onCreated(matchId)
    },
    onError: (error) =>
      toast({
        title: 'Failed to Start Game',
        description: wordsOf(error, 'Could not start game with this user'),
        variant: 'destructive',
      }),
  })
}
