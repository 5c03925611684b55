import { type FormEvent, useRef, useState } from 'react'
import { wordsOf } from '../../../clients/http.ts'
import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { TextInput } from '../../../components/TextInput.tsx'
import { useSubmission } from '../../../components/use-submission.ts'
import type { Offer } from './actions.ts'

const FAILED = 'We couldn’t do that. Check your connection and try again.'

export interface ActionFormProps {
  field: NonNullable<Offer['field']>
  confirm: { label: string; busyLabel: string; tone: Offer['tone'] }
  run: (text: string) => Promise<void>
  onDone: () => void
  onCancel: () => void
}

/** The text that something needs before it can be done; a refusal is said at the field. */
export function ActionForm({ field, confirm, run, onDone, onCancel }: ActionFormProps) {
  const { busy, submit } = useSubmission()
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const input = useRef<HTMLInputElement>(null)

  async function work() {
    setFault('')
    try {
      await run(text.trim())
    } catch (error) {
      setFault(wordsOf(error, FAILED))
      input.current?.focus()
      return
    }
    onDone()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    submit(work)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field label={field.label} hint={field.hint} error={fault} required>
        <TextInput
          ref={input}
          autoComplete="off"
          maxLength={field.most}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={confirm.tone} busy={busy} busyLabel={confirm.busyLabel}>
          {confirm.label}
        </Button>
      </div>
    </form>
  )
}
