import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../clients/http.ts'
import { useSessionActions } from '../../clients/session.ts'
import { AfterClosing } from '../../components/AfterClosing.tsx'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Field } from '../../components/Field.tsx'
import { PasswordInput } from '../../components/PasswordInput.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { toast } from '../../components/toast.ts'
import { useSubmission } from '../../components/use-submission.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { signInFailed } from './failure-toasts.ts'

const LINK = 'min-h-11 rounded-sm font-semibold text-brass underline underline-offset-4'

export interface SignInDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Puts the focus where an account begins, once the dialog is gone. */
  onNoAccount: () => void
}

/** Signing in changes the session and not the address, so that it leads to the page that was asked for. */
export default function SignInDialog({ open, onOpenChange, onNoAccount }: SignInDialogProps) {
  const { busy, submit } = useSubmission()
  const [forgot, setForgot] = useState(false)
  const wantsAccount = useRef(false)

  function close() {
    wantsAccount.current = true
    onOpenChange(false)
  }

  function closed() {
    setForgot(false)
    if (wantsAccount.current) onNoAccount()
    wantsAccount.current = false
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      locked={busy}
      title={forgot ? 'Forgot Your Password?' : 'Welcome Back'}
    >
      {forgot ? (
        <ForgotPassword busy={busy} submit={submit} onBack={() => setForgot(false)} />
      ) : (
        <>
          <SignInForm busy={busy} submit={submit} />
          <p className="mt-4 text-center">
            <button type="button" className={LINK} onClick={() => setForgot(true)}>
              Forgot your password?
            </button>
          </p>
        </>
      )}
      <p className="mt-4 text-center text-muted">
        No account yet?{' '}
        <button type="button" className={LINK} onClick={close}>
          Create one
        </button>
      </p>
      <AfterClosing then={closed} />
    </Dialog>
  )
}

function SignInForm({ busy, submit }: Pick<ReturnType<typeof useSubmission>, 'busy' | 'submit'>) {
  const { signIn } = useSessionActions()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState('')
  const passwordInput = useRef<HTMLInputElement>(null)
  const complete = username.trim() !== '' && password.trim() !== ''

  async function ask() {
    try {
      signIn(await call('POST /api/auth/login', { body: { username: username.trim(), password } }))
    } catch (error) {
      const failure = signInFailed(error)
      toast(failure)
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
