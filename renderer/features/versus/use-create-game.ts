import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lengthOfTime } from '#protocol/figures.ts'
import { INVITATION_MS } from '#rules/match/outcome.ts'
import { INBOX } from '../../clients/friend-games.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { toast } from '../../components/toast.ts'
import { inviteOnce } from './invite-once.ts'

/** Begins a friend game; `onCreated` is called with its id. */
export function useCreateGame(onCreated: (matchId: string) => void) {
  const cache = useQueryClient()
  const [invite] = useState(() =>
    inviteOnce(
      (wish) => call('POST /api/async/create', { body: wish }),
      () => call('GET /api/async/inbox'),
      () => cache.getQueryData(INBOX.queryKey),
    ),
  )
  return useMutation({
    mutationFn: invite,
    onSuccess: ({ matchId, opponentUsername }, asked) => {
      void cache.invalidateQueries({ queryKey: INBOX.queryKey })
      toast({
        title: 'Game Started!',
        description: `@${opponentUsername ?? asked.opponentUsername} has ${lengthOfTime(INVITATION_MS, 'day')} to accept. You can answer the first question now.`,
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
