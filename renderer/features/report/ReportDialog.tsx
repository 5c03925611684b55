import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from '#rules/reports.ts'
import { CallError, call, wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Field } from '../../components/Field.tsx'
import { Select } from '../../components/Select.tsx'
import { TextArea } from '../../components/TextArea.tsx'
import { toast } from '../../components/toast.ts'
import { REASON_WORDS } from './reason-words.ts'

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: REASON_WORDS[value] }))

export interface ReportDialogProps {
  showingId: string
  open: boolean
  onClose: () => void
  onReported: () => void
}

/** A reason from the list, and as many words as it needs. */
export default function ReportDialog({ showingId, open, onClose, onReported }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [text, setText] = useState('')
  const form = useId()
  const sending = useRef(false)
  const report = useMutation({
    mutationFn: (body: { reason: ReportReason; text: string }) =>
      call('POST /api/questions/:showingId/report', { params: { showingId }, body }),
    onSuccess: () => {
      toast({ title: 'Report sent', description: 'Thanks. Our team will review it.', variant: 'success' })
      onReported()
      onClose()
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'already_reported') {
        onReported()
        onClose()
      }
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    // A second press comes before the first shows: the mutation's own state is a render behind.
    if (reason === '' || sending.current) return
    sending.current = true
    report.mutate({ reason, text }, { onSettled: () => (sending.current = false) })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      locked={report.isPending}
      title="Report this question"
      description="Tell us what’s wrong. If it’s flawed, we’ll remove it from everyone’s stats."
      footer={
        <>
          <Button variant="ghost" disabled={report.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={reason === ''}
            busy={report.isPending}
            busyLabel="Sending..."
          >
            Send report
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <Field label="What’s wrong?" required>
          <Select
            value={reason}
            onValueChange={(value) => setReason(value as ReportReason)}
            options={OPTIONS}
            placeholder="Choose a reason"
          />
        </Field>
        <Field
          label="In your words"
          optional
          hint={`${text.length} of ${REPORT_TEXT_MAX} characters`}
          error={
            report.isError
              ? wordsOf(report.error, 'We couldn’t send your report. Check your connection, then try again.')
              : null
          }
        >
          <TextArea
            rows={4}
            maxLength={REPORT_TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
