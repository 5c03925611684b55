import { wordsOf } from '../../clients/http.ts'
import { type League, useLeagueMembership } from '../../clients/league.ts'
import { AskFirst } from '../../components/AskFirst.tsx'
import { Button } from '../../components/Button.tsx'
import { toast } from '../../components/toast.ts'

/** Leaves the leagues or joins them again. Leaving a group asks first, since it costs a league. */
export function LeagueMembership({ league }: { league: League }) {
  const membership = useLeagueMembership(
    (out) =>
      toast({
        title: out ? 'You left the leagues' : 'You’re back in the leagues',
        description: out ? 'Your points still count on the leaderboards.' : undefined,
        variant: 'success',
      }),
    (error) =>
      toast({
        title: 'Error',
        description: wordsOf(error, 'We couldn’t save that. Try again.'),
        variant: 'destructive',
      }),
  )
  const out = league.state === 'out'
  const costs = league.state === 'in' && league.league > 0
  return (
    <AskFirst
      button={(ask) => (
        <Button
          size="small"
          className="min-h-11 justify-self-start"
          busy={membership.isPending}
          busyLabel="Saving..."
          onClick={() => (costs ? ask() : membership.mutate(!out))}
        >
          {out ? 'Join the leagues' : 'Leave the leagues'}
        </Button>
      )}
      title="Leave the leagues?"
      description="If you’re still out when the week ends, you’ll come back one league lower. You keep your points on the leaderboards."
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      busy={membership.isPending}
      busyLabel="Leaving..."
      onConfirm={(close) => membership.mutate(true, { onSuccess: close })}
    />
  )
}
