import { useMutation, useQueryClient } from '@tanstack/react-query'
import { EXAM_HOME } from '../../clients/exam.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { AskFirst } from '../../components/AskFirst.tsx'
import { Button } from '../../components/Button.tsx'
import { toast } from '../../components/toast.ts'

/** Lets the open block go, once that's confirmed: nothing of it counts, but its questions were seen. */
export function DiscardBlock({ blockId }: { blockId: string }) {
  const client = useQueryClient()
  const discard = useMutation({
    mutationFn: () => call('DELETE /api/exam/:blockId', { params: { blockId } }),
    onSettled: () => client.invalidateQueries({ queryKey: EXAM_HOME.queryKey, exact: true }),
    onError: (error) =>
      toast({
        title: 'Not discarded',
        description: wordsOf(error, 'Your block is still here. Try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <AskFirst
      button={(ask) => (
        <Button variant="ghost" fullWidth onClick={ask}>
          Discard this block
        </Button>
      )}
      title="Discard this block?"
      description="We’ll delete its answers, and none of it counts. Your next block uses different questions where it can."
      confirmLabel="Discard this block"
      cancelLabel="Keep it"
      tone="danger"
      busy={discard.isPending}
      busyLabel="Discarding..."
      onConfirm={(close) => discard.mutate(undefined, { onSettled: close })}
    />
  )
}
