import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EXAM_HOME } from '../../clients/exam.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { toast } from '../../components/toast.ts'

/** Lets the open block go, once that's confirmed: nothing of it counts, but its questions were seen. */
export function DiscardBlock({ blockId }: { blockId: string }) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const discard = useMutation({
    mutationFn: () => call('DELETE /api/exam/:blockId', { params: { blockId } }),
    onSettled: () => {
      setAsking(false)
      return client.invalidateQueries({ queryKey: EXAM_HOME.queryKey, exact: true })
    },
    onError: (error) =>
      toast({
        title: 'Not discarded',
        description: wordsOf(error, 'Your block is still here. Try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setAsking(true)}>
        Discard this block
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard this block?"
        description="Its answers are deleted, and nothing of it counts. Your next block has other questions where it can."
        confirmLabel="Discard this block"
        cancelLabel="Keep it"
        tone="danger"
        busy={discard.isPending}
        busyLabel="Discarding..."
        onConfirm={() => discard.mutate()}
      />
    </>
  )
}
