import { type FormEvent, useState } from 'react'
import { call, wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import type { Submission } from '../../components/use-submission.ts'

/** Asks for a link that resets the password. The words are the same whether the account exists or not. */
export function ForgotPassword({ busy, submit, onBack }: Submission & { onBack: () => void }) {
  const [name, setName] = useState('')
  const [state, setState] = useState<'asking' | 'sent'>('asking')
  const [failure, setFailure] = useState('')

  async function ask() {
    try {
      await call('POST /api/auth/forgot', { body: { name: name.trim() } })
      setState('sent')
    } catch (error) {
      setFailure(wordsOf(error))
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setFailure('')
    if (name.trim() !== '') submit(ask)
  }

  if (state === 'sent')
    return (
      <div className="grid gap-4">
        <p role="status">
          If that account exists, we just emailed it a link. It works for an hour. Check your spam folder if
          you don’t see it in a minute.
        </p>
        <Button variant="primary" size="large" fullWidth onClick={onBack}>
          Back to Sign In
        </Button>
      </div>
    )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <p>Tell us who you are, and we’ll email you a link to set a new password.</p>
      <Field label="Username or email address" error={failure} required>
        <TextInput
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        disabled={name.trim() === ''}
        busy={busy}
        busyLabel="Sending..."
      >
        Send the Link
      </Button>
      <Button variant="ghost" fullWidth onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  )
}
