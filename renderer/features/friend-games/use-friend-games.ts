import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { BLOCKS, FRIEND_GAMES, gameKey, INBOX } from '../../clients/friend-game-keys.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { toast } from '../../components/toast.ts'

export type Inbox = ReplyOf<'GET /api/async/inbox'>

/** Polls of spec section 9; a notice over the socket makes both read at once. */
const INBOX_POLL_MS = 30_000
const GAME_POLL_MS = 10_000

export const useInbox = (): UseQueryResult<Inbox> =>
  useQuery({
    queryKey: INBOX,
    queryFn: () => call('GET /api/async/inbox'),
    refetchInterval: INBOX_POLL_MS,
    refetchOnMount: 'always',
  })

/**
 * A game; `stay` is the round its player stays at. While its result is read the game is not asked again, for asking
 * shows the next question.
 */
export const useGame = (matchId: string, stay: number | null): UseQueryResult<FriendGameDetail> =>
  useQuery({
    queryKey: gameKey(matchId),
    queryFn: () => call('GET /api/async/match/:id', { params: { id: matchId } }),
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' || isDone(data) || isRevealed(data, stay) ? false : GAME_POLL_MS,
    refetchOnMount: 'always',
  })

/** Over, and with the figures of its settlement. */
const isDone = (game: FriendGameDetail | undefined): boolean => game?.status === 'over' && game.end !== null

const isRevealed = (game: FriendGameDetail | undefined, round: number | null): boolean =>
  game?.status === 'active' && game.turns.some((turn) => turn.round === round && turn.revealed)

const failed = (title: string, fallback: string) => (error: unknown) =>
  toast({ title, description: wordsOf(error, fallback), variant: 'destructive' })

export function useCreateGame(onCreated: (matchId: string) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wish: { opponentUsername: string; subject: PlayableSubject }) =>
      call('POST /api/async/create', { body: wish }),
    onSuccess: ({ matchId }, { opponentUsername }) => {
      void cache.invalidateQueries({ queryKey: INBOX })
      toast({
        title: 'Game Started!',
        description: `@${opponentUsername} has been told. Each of you has 24 hours for a question.`,
        variant: 'success',
      })
      onCreated(matchId)
    },
    onError: failed('Failed to Start Game', 'Could not start game with this user'),
  })
}

/** Sends an answer to one round; what it changes is in the reply. */
export function useAnswer(matchId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (given: { round: number; answerIndex: number }) =>
      call('POST /api/async/answer', { body: { matchId, ...given } }),
    onSuccess: (game, { round }) => {
      cache.setQueryData(gameKey(matchId), game)
      void cache.invalidateQueries({ queryKey: INBOX })
      if (game.turns.find((turn) => turn.round === round)?.revealed) return
      toast({
        title: 'Answer Submitted',
        description: 'Waiting for opponent to answer...',
        variant: 'success',
      })
    },
    onError: (error) => {
      failed('Failed to Submit', 'Your answer did not arrive. Please try again.')(error)
      void cache.invalidateQueries({ queryKey: FRIEND_GAMES })
    },
  })
}

export function useResign(matchId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/async/resign', { body: { matchId } }),
    onSuccess: (game) => {
      cache.setQueryData(gameKey(matchId), game)
      toast({ title: 'Match Resigned', description: 'You have forfeited this match.', variant: 'success' })
    },
    onError: failed('Resign Failed', 'The match could not be resigned. Please try again.'),
    onSettled: () => void cache.invalidateQueries({ queryKey: FRIEND_GAMES }),
  })
}

export const useBlocks = () =>
  useQuery({ queryKey: BLOCKS, queryFn: () => call('GET /api/blocks'), refetchOnMount: 'always' })

export function useBlock() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (username: string) => call('POST /api/blocks', { body: { username } }),
    onSuccess: ({ username }) => {
      void cache.invalidateQueries({ queryKey: BLOCKS })
      toast({
        title: 'Player Blocked',
        description: `@${username} can no longer challenge you. Unblock them in Friend Games.`,
        variant: 'success',
      })
    },
    onError: failed('Error', 'The player could not be blocked. Please try again.'),
  })
}

export function useUnblock() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; username: string }) =>
      call('DELETE /api/blocks/:userId', { params: { userId: id } }),
    onSuccess: (_, { username }) => {
      void cache.invalidateQueries({ queryKey: BLOCKS })
      toast({
        title: 'Player Unblocked',
        description: `@${username} can challenge you again.`,
        variant: 'success',
      })
    },
    onError: failed('Error', 'The player could not be unblocked. Please try again.'),
  })
}
