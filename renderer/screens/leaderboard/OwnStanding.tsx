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
        title: hidden ? 'You are hidden from the boards' : 'You are on the boards again',
        description: hidden ? 'Your points go on counting. Show yourself whenever you like.' : undefined,
        variant: 'success',
      })
      return cache.invalidateQueries({ queryKey: BOARDS })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: wordsOf(error, 'That could not be saved. Please try again.'),
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
              message={wordsOf(query.error, 'Your standing could not be read.')}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : (
            <BoardSkeleton rows={3} />
          )
        ) : query.data.rows.length > 0 ? (
          <BoardRows rows={query.data.rows} ownId={ownId} label="You and your neighbors" />
        ) : (
          <p className="text-muted">
            {query.data.held
              ? 'Your place on the boards is on hold while we look at your offline answers. They count all the while.'
              : hidden
                ? 'You are hidden: nobody finds you on a board. Your points go on counting.'
                : asked.period === 'weekly'
                  ? 'You have no points this week yet. A duel or the Daily Casefile puts you on the board.'
                  : 'You have no points yet. A duel or the Daily Casefile puts you on the board.'}
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
            {hidden ? 'Show me on boards' : 'Hide me from boards'}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
