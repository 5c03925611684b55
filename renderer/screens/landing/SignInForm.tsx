import { type FormEvent, useRef, useState } from 'react'
import { CallError, call } from '../../clients/http.ts'
import { useSessionActions } from '../../clients/session.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { PasswordInput } from '../../components/PasswordInput.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import type { Submission } from '../../components/use-submission.ts'
import { signInFailed } from './failure-toasts.ts'
import { useFailureToast } from './use-failure-toast.ts'

export interface Credentials {
  username: string
  password: string
}

export interface SignInFormProps extends Submission {
  /** They were right, and the account asks for a code too. */
  onCode: (credentials: Credentials) => void
}

export function SignInForm({ busy, submit, onCode }: SignInFormProps) {
  const { signIn } = useSessionActions()
  const { fail, clear } = useFailureToast()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState('')
  const passwordInput = useRef<HTMLInputElement>(null)
  const complete = username.trim() !== '' && password.trim() !== ''

  async function ask() {
    clear()
    const credentials = { username: username.trim(), password }
    try {
      signIn(await call('POST /api/auth/login', { body: credentials }))
    } catch (error) {
      if (error instanceof CallError && error.code === 'code_needed') return onCode(credentials)
      const failure = signInFailed(error)
      fail(failure)
      // The toast says it aloud and goes; this stays until the password is typed anew.
      setRefused(String(failure.description))
      passwordInput.current?.select()
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (complete) submit(ask)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field label="Username" required>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
      </Field>
      <Field
        label="Password"
        required
        hint={refused && <span className="text-sm text-wrong">{refused}</span>}
      >
        <PasswordInput
          ref={passwordInput}
          name="password"
          autoComplete="current-password"
          aria-invalid={refused !== '' || undefined}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setRefused('')
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        disabled={!complete}
        busy={busy}
        busyLabel="Signing In..."
      >
        Sign In
      </Button>
    </form>
  )
}
