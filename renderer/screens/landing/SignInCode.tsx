import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../clients/http.ts'
import { useSessionActions } from '../../clients/session.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import type { Submission } from '../../components/use-submission.ts'
import { signInFailed } from './failure-toasts.ts'
import type { Credentials } from './SignInForm.tsx'

const KINDS = {
  app: {
    label: 'Code from your app',
    hint: 'The 6 digits your authenticator app shows for Bar Duel.',
    inputMode: 'numeric',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes you saved. Each works once.',
    inputMode: 'text',
    other: 'Use your app instead',
  },
} as const

export interface SignInCodeProps extends Submission {
  credentials: Credentials
  onBack: () => void
}

/** The second step of signing in, for an account that asks for a code beside its password. */
export function SignInCode({ credentials, busy, submit, onBack }: SignInCodeProps) {
  const { signIn } = useSessionActions()
  const [kind, setKind] = useState<keyof typeof KINDS>('app')
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { label, hint, inputMode, other } = KINDS[kind]

  // It stands in the place of the password's form, whose button had the focus.
  useEffect(() => input.current?.focus(), [])

  async function ask() {
    try {
      signIn(await call('POST /api/auth/login', { body: { ...credentials, code: code.trim() } }))
    } catch (error) {
      setRefused(String(signInFailed(error).description))
      input.current?.select()
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setRefused('')
    if (code.trim() !== '') submit(ask)
  }

  function changeKind() {
    setKind(kind === 'app' ? 'recovery' : 'app')
    setCode('')
    setRefused('')
    input.current?.focus()
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field label={label} hint={hint} error={refused} required>
        <TextInput
          ref={input}
          name="code"
          inputMode={inputMode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        disabled={code.trim() === ''}
        busy={busy}
        busyLabel="Signing In..."
      >
        Sign In
      </Button>
      <Button variant="ghost" fullWidth onClick={changeKind}>
        {other}
      </Button>
      <Button variant="ghost" fullWidth onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  )
}
