import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { dayText, lengthOfTime, seconds } from '#protocol/figures.ts'
import type { HeldPlayer } from '#protocol/http/held.ts'
import { type HeldReason, QUICK_SECONDS } from '#rules/solo/improbable.ts'
import { denialOf } from '../../../clients/admin.ts'
import { HELD, useHeld } from '../../../clients/held.ts'
import { call, wordsOf } from '../../../clients/http.ts'
import { AskFirst } from '../../../components/AskFirst.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { toast } from '../../../components/toast.ts'
import { Reading } from '../../../features/reading/Reading.tsx'
import { AdminPage } from '../AdminPage.tsx'

const REASONS: Readonly<Record<HeldReason, { label: string; text: string }>> = {
  pace: {
    label: 'Pace',
    text: `Many correct answers in a row, each in under ${lengthOfTime(QUICK_SECONDS * 1_000, 'second')}. That’s faster than anyone reads.`,
  },
  accuracy: {
    label: 'Accuracy',
    text: 'Hard questions correct without a break, more often than the best bar takers.',
  },
}

/** Players whose play is possible but improbable. */
export default function HeldScreen() {
  const held = useHeld()
  return (
    <AdminPage
      title="Players on Hold"
      about="Their answers are possible but improbable. The answers count, but they’re off the leaderboards until you put them back."
      denied={denialOf(held.error)}
    >
      <Reading
        query={held}
        failure="We couldn’t load the players on hold"
        loading="Loading players..."
        skeleton={<Skeleton shape="card" className="h-64" />}
      >
        {({ players }) =>
          players.length === 0 ? (
            <Card as="div">
              <EmptyState icon={<Scale className="size-6" aria-hidden="true" />} title="No one is on hold">
                Players whose answers look scripted show up here, with the reason.
              </EmptyState>
            </Card>
          ) : (
            <div className="grid gap-6">
              {players.map((player) => (
                <HeldCard key={player.id} player={player} />
              ))}
            </div>
          )
        }
      </Reading>
    </AdminPage>
  )
}

const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${part} of ${whole} (${Math.round((100 * part) / whole)}%)`

function HeldCard({ player }: { player: HeldPlayer }) {
  const clear = useClearHold(player)
  const { label, text } = REASONS[player.reason]
  const { answers, right, hard, hardRight, medianMs } = player.lately
  return (
    <Card title={player.displayName}>
      <div className="grid grid-cols-1 gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <Badge tone="wrong">{label}</Badge>
          <span className="break-all">@{player.username}</span>
          <span>Level {player.level}</span>
          <span>
            On hold since <time dateTime={player.heldAt}>{dayText(player.heldAt)}</time>
          </span>
        </p>
        <p>{text}</p>
        <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
          <dt className="text-muted">Correct of the last {answers} answers</dt>
          <dd className="tabular-nums">{share(right, answers)}</dd>
          <dt className="text-muted">Correct at difficulty 6 and up</dt>
          <dd className="tabular-nums">{share(hardRight, hard)}</dd>
          <dt className="text-muted">Half of them took less than</dt>
          <dd className="tabular-nums">{medianMs === null ? 'unknown' : seconds(medianMs / 1_000, 1)}</dd>
        </dl>
        <div>
          <AskFirst
            button={(ask) => (
              <Button busy={clear.isPending} busyLabel="Saving..." onClick={ask}>
                Put back on the leaderboards
              </Button>
            )}
            title={`Put @${player.username} back on the leaderboards?`}
            description="All of their points count again. The check starts over with their next answers."
            confirmLabel="Put back"
            busy={clear.isPending}
            busyLabel="Saving..."
            onConfirm={(close) => clear.mutate(undefined, { onSettled: close })}
          />
        </div>
      </div>
    </Card>
  )
}

function useClearHold({ id, username }: HeldPlayer) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/admin/held/:userId/clear', { params: { userId: id } }),
    onSuccess: () => {
      cache.setQueryData(
        HELD.queryKey,
        (old) => old && { players: old.players.filter((one) => one.id !== id) },
      )
      toast({
        title: 'Back on the leaderboards',
        description: `@${username} is on the leaderboards again.`,
        variant: 'success',
      })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: wordsOf(error, 'We couldn’t save that. Try again.'),
        variant: 'destructive',
      }),
  })
}
