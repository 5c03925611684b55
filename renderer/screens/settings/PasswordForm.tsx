import { type FormEvent, useRef, useState } from 'react'
import { wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { PasswordInput } from '../../components/PasswordInput.tsx'
import { useSubmission } from '../../components/use-submission.ts'

export interface PasswordFormProps {
  submitLabel: string
  busyLabel: string
  danger?: boolean
  /** Said where the server said nothing. */
  failed: string
  /** Refused, it throws what the call threw. */
  onPassword: (password: string) => Promise<unknown>
  /** called when it's done, and when its player would rather not */
  onClose: () => void
}

/** Asks in a dialog for the password, without which what the dialog is about isn't done. */
export function PasswordForm(props: PasswordFormProps) {
  const { submitLabel, busyLabel, danger = false, failed, onPassword, onClose } = props
  const { busy, submit } = useSubmission()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function show(words: string) {
    setFault(words)
    input.current?.focus()
  }

  async function send() {
    try {
      await onPassword(password)
    } catch (error) {
      return show(wordsOf(error, failed))
    }
    onClose()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setFault('')
    if (password === '') show('Enter your password')
    else submit(send)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field label="Your password" error={fault} required>
        <PasswordInput
          ref={input}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
