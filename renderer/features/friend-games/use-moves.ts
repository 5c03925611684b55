import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lengthOfTime } from '#protocol/figures.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { FRIEND_GAMES, gameOf, INBOX } from '../../clients/friend-games.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { putFresh } from '../../clients/queries.ts'
import { toast } from '../../components/toast.ts'

const failed = (title: string, fallback: string) => (error: unknown) =>
  toast({ title, description: wordsOf(error, fallback), variant: 'destructive' })

/** From a result to the question behind it, which counts as shown from now on. */
export function useGoOn(matchId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('GET /api/async/match/:id', { params: { id: matchId }, query: {} }),
    onSuccess: (game) => putFresh(cache, gameOf(matchId).queryKey, game),
    onError: failed('Failed to Continue', 'We couldn’t load the next question. Try again.'),
  })
}

/** Sends an answer to one round; the reply is the game after it. */
export function useAnswer(matchId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (given: { round: number; answerIndex: number }) =>
      call('POST /api/async/answer', { body: { matchId, ...given } }),
    onSuccess: async (game) => {
      await putFresh(cache, gameOf(matchId).queryKey, game)
      void cache.invalidateQueries({ queryKey: INBOX.queryKey })
    },
    onError: (error) => {
      failed('Failed to Submit', 'Your answer didn’t reach us. It’s still selected. Try again.')(error)
      void cache.invalidateQueries({ queryKey: FRIEND_GAMES })
    },
  })
}

export function useAccept(matchId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/async/accept', { body: { matchId } }),
    onSuccess: async (game) => {
      await putFresh(cache, gameOf(matchId).queryKey, game)
      toast({
        title: 'Game Accepted',
        description: `You each get ${lengthOfTime(MATCH_SETTINGS.friend.answerWindowMs, 'hour')} per question.`,
        variant: 'success',
      })
    },
    onError: failed('Failed to Accept', 'We couldn’t accept the game. Try again.'),
    onSettled: () => void cache.invalidateQueries({ queryKey: FRIEND_GAMES }),
  })
}

export function useDecline(matchId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/async/decline', { body: { matchId } }),
    onSuccess: async (game) => {
      await putFresh(cache, gameOf(matchId).queryKey, game)
      toast({ title: 'Game Declined', description: 'It won’t count for either of you.', variant: 'success' })
    },
    onError: failed('Failed to Decline', 'We couldn’t decline the game. Try again.'),
    onSettled: () => void cache.invalidateQueries({ queryKey: FRIEND_GAMES }),
  })
}

export function useResign(matchId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/async/resign', { body: { matchId } }),
    onSuccess: async (game) => {
      await putFresh(cache, gameOf(matchId).queryKey, game)
      toast(
        game.ended === 'withdrawn'
          ? { title: 'Game Withdrawn', description: 'It won’t count for either of you.', variant: 'success' }
          : { title: 'Match Resigned', description: 'You have forfeited this match.', variant: 'success' },
      )
    },
    onError: failed('Resign Failed', 'We couldn’t resign the match. Try again.'),
    onSettled: () => void cache.invalidateQueries({ queryKey: FRIEND_GAMES }),
  })
}
