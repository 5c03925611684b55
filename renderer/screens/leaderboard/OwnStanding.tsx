import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { type Asked, BOARDS, useOwnStanding } from '../../clients/boards.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { toast } from '../../components/toast.ts'
import { BoardRows } from '../../features/board/BoardRows.tsx'
import { BoardSkeleton } from '../../features/board/BoardSkeleton.tsx'

export interface OwnStandingProps {
  asked: Asked
  ownId: string
  className?: string
}

/** One's own row between its neighbors, and the switch to stand on no board at all. */
export function OwnStanding({ asked, ownId, className }: OwnStandingProps) {
  const query = useOwnStanding(asked)
  const cache = useQueryClient()
  const hide = useMutation({
    mutationFn: (hidden: boolean) => call('PATCH /api/leaderboard/me', { body: { hidden } }),
    onSuccess: ({ hidden }) => {
      toast({
        title: hidden ? 'You’re hidden from the leaderboards' : 'You’re back on the leaderboards',
        description: hidden ? 'Your points still count. Show yourself anytime.' : undefined,
        variant: 'success',
      })
      return cache.invalidateQueries({ queryKey: BOARDS })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: wordsOf(error, 'We couldn’t save that. Try again.'),
        variant: 'destructive',
      }),
  })
  const hidden = query.data?.hidden ?? false
  return (
    <Card title="Your standing" className={className}>
      <div className="grid grid-cols-1 gap-4">
        {query.data === undefined ? (
          query.isError ? (
            <ErrorState
              message={wordsOf(query.error, 'We couldn’t load your standing. Try again.')}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : (
            <BoardSkeleton rows={3} />
          )
        ) : query.data.rows.length > 0 ? (
          <BoardRows rows={query.data.rows} ownId={ownId} label="Players near you" />
        ) : (
          <p className="text-muted">
            {query.data.held
              ? 'Your place is on hold while we check your offline answers. They still count.'
              : hidden
                ? 'You’re hidden from the leaderboards. Your points still count.'
                : asked.period === 'weekly'
                  ? 'You don’t have points this week. Play a duel or the Daily Casefile to get on the leaderboard.'
                  : 'You don’t have points yet. Play a duel or the Daily Casefile to get on the leaderboard.'}
          </p>
        )}
        {query.data ? (
          <Button
            size="small"
            className="min-h-11"
            busy={hide.isPending}
            busyLabel="Saving..."
            icon={
              hidden ? (
                <Eye className="size-4" aria-hidden="true" />
              ) : (
                <EyeOff className="size-4" aria-hidden="true" />
              )
            }
            onClick={() => hide.mutate(!hidden)}
          >
            {hidden ? 'Show me on leaderboards' : 'Hide me from leaderboards'}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
