import { type FormEvent, useRef, useState } from 'react'
import { isPassword, PASSWORD_RULE } from '#rules/accounts/profile.ts'
import { useNewPassword } from '../../clients/account.ts'
import { CallError, wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Failure } from '../../components/Failure.tsx'
import { Field } from '../../components/Field.tsx'
import { PasswordInput } from '../../components/PasswordInput.tsx'
import { passwordHint } from '../../components/password-hint.ts'
import { toast } from '../../components/toast.ts'
import { useSubmission } from '../../components/use-submission.ts'

const FAILED = 'We couldn’t change your password. Check your connection and try again.'

interface Faults {
  password?: string
  newPassword?: string
  other?: string
}

function faultsOf(error: unknown): Faults {
  const words = wordsOf(error, FAILED)
  const field = error instanceof CallError ? error.field : undefined
  return field === 'password' || field === 'newPassword' ? { [field]: words } : { other: words }
}

/** Sets a new password for a player who knows the one of now. */
export function PasswordSettings({ username }: { username: string }) {
  const { busy, submit } = useSubmission()
  const setNew = useNewPassword()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const inputs = { password: useRef<HTMLInputElement>(null), newPassword: useRef<HTMLInputElement>(null) }

  function show(found: Faults) {
    setFaults(found)
    if (found.password) inputs.password.current?.focus()
    else if (found.newPassword) inputs.newPassword.current?.focus()
  }

  async function change() {
    try {
      await setNew({ password, newPassword })
    } catch (error) {
      return show(faultsOf(error))
    }
    setPassword('')
    setNewPassword('')
    toast({
      title: 'Password changed',
      description: 'We signed out your other devices.',
      variant: 'success',
    })
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setFaults({})
    if (password === '') show({ password: 'Enter your password' })
    else if (!isPassword(newPassword)) show({ newPassword: PASSWORD_RULE })
    else submit(change)
  }

  return (
    <Card title="Password">
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field label="Current password" error={faults.password} required>
          <PasswordInput
            ref={inputs.password}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Field
          label="New password"
          hint={passwordHint(newPassword, faults.newPassword)}
          error={faults.newPassword}
          required
        >
          <PasswordInput
            ref={inputs.newPassword}
            name="new-password"
            autoComplete="new-password"
            value={newPassword}
            onChange={({ target }) => {
              setNewPassword(target.value)
              setFaults(({ newPassword: _mended, ...others }) => others)
            }}
          />
        </Field>
        <Failure words={faults.other} />
        <p className="text-sm text-muted">We’ll sign out your other devices.</p>
        <Button type="submit" busy={busy} busyLabel="Changing..." className="justify-self-start">
          Change password
        </Button>
      </form>
    </Card>
  )
}
