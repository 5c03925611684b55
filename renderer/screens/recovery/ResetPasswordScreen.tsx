import { type FormEvent, useRef, useState } from 'react'
import { SCREENS } from '#protocol/screens.ts'
import { isPassword, PASSWORD_MISMATCH, PASSWORD_RULE } from '#rules/accounts/profile.ts'
import { CallError, call, wordsOf } from '../../clients/http.ts'
import { useSessionActions } from '../../clients/session.ts'
import { signInAt } from '../../clients/sign-in-link.ts'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Failure } from '../../components/Failure.tsx'
import { Field } from '../../components/Field.tsx'
import { PasswordInput } from '../../components/PasswordInput.tsx'
import { passwordHint } from '../../components/password-hint.ts'
import { useSubmission } from '../../components/use-submission.ts'
import { RecoveryPage } from './RecoveryPage.tsx'
import { useMailedToken } from './use-mailed-token.ts'

const FAILED = 'We couldn’t change your password. Check your connection and try again.'

/** Sets a new password with a mailed link. */
export default function ResetPasswordScreen() {
  const token = useMailedToken()
  const [state, setState] = useState<'asking' | 'gone' | 'changed'>(token ? 'asking' : 'gone')
  if (state === 'changed') return <Changed />
  if (state === 'gone' || !token) return <Gone />
  return <NewPassword token={token} onGone={() => setState('gone')} onChanged={() => setState('changed')} />
}

function Changed() {
  return (
    <RecoveryPage title="Password Changed">
      <p role="status">
        Your new password is set, and we signed out every device. Sign in with it to continue.
      </p>
      <ButtonLink to={SCREENS.home} state={signInAt('password')} variant="primary" size="large">
        Go to Sign In
      </ButtonLink>
    </RecoveryPage>
  )
}

function Gone() {
  return (
    <RecoveryPage title="This Link No Longer Works">
      <p>You already used it, or it’s more than an hour old.</p>
      <ButtonLink to={SCREENS.home} state={signInAt('forgot')} variant="primary" size="large">
        Get a New Link
      </ButtonLink>
    </RecoveryPage>
  )
}

interface NewPasswordProps {
  token: string
  onGone: () => void
  onChanged: () => void
}

function NewPassword({ token, onGone, onChanged }: NewPasswordProps) {
  const { busy, submit } = useSubmission()
  const { forget } = useSessionActions()
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [faults, setFaults] = useState<{ password?: string; confirmPassword?: string; other?: string }>({})
  const passwordInput = useRef<HTMLInputElement>(null)

  async function set() {
    try {
      await call('POST /api/auth/reset', { body: { token, password, confirmPassword } })
      forget()
      onChanged()
    } catch (error) {
      if (error instanceof CallError && error.code === 'link_gone') return onGone()
      const words = wordsOf(error, FAILED)
      setFaults(
        error instanceof CallError && error.field === 'password' ? { password: words } : { other: words },
      )
      passwordInput.current?.focus()
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isPassword(password)) {
      setFaults({ password: PASSWORD_RULE })
      passwordInput.current?.focus()
    } else if (password !== confirmPassword) setFaults({ confirmPassword: PASSWORD_MISMATCH })
    else {
      setFaults({})
      submit(set)
    }
  }

  return (
    <RecoveryPage title="Choose a New Password">
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <Field
          label="New Password"
          hint={passwordHint(password, faults.password)}
          error={faults.password}
          required
        >
          <PasswordInput
            ref={passwordInput}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value)
              setFaults(({ password: _mended, ...others }) => others)
            }}
          />
        </Field>
        <Field label="Confirm Password" error={faults.confirmPassword} required>
          <PasswordInput
            name="confirmPassword"
            autoComplete="new-password"
            value={confirmPassword}
            onChange={({ target }) => setConfirmPassword(target.value)}
          />
        </Field>
        <Failure words={faults.other} />
        <Button type="submit" variant="primary" size="large" fullWidth busy={busy} busyLabel="Changing...">
          Change Password
        </Button>
      </form>
    </RecoveryPage>
  )
}
