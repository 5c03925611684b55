import { type FormEvent, useRef, useState } from 'react'
import { SCREENS } from '#protocol/screens.ts'
import { EMAIL_RULE, isEmail } from '#rules/accounts/profile.ts'
import { type Account, useNewEmail } from '../../clients/account.ts'
import { CallError, wordsOf } from '../../clients/http.ts'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { Failure } from '../../components/Failure.tsx'
import { Field } from '../../components/Field.tsx'
import { PasswordInput } from '../../components/PasswordInput.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { useOpener } from '../../components/use-opener.ts'
import { useSubmission } from '../../components/use-submission.ts'

const FAILED = 'We couldn’t change your address. Check your connection and try again.'

/** The account's address, whether it is confirmed, and the way to another one. */
export function EmailSettings({ account: { email, emailConfirmed, newEmail } }: { account: Account }) {
  const [changing, setChanging] = useState(false)
  const opener = useOpener(changing)
  return (
    <Card title="Email address">
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 font-semibold break-all">{email ?? 'None yet'}</span>
          {email ? (
            <Badge tone={emailConfirmed ? 'brass' : 'info'}>
              {emailConfirmed ? 'Confirmed' : 'Not confirmed'}
            </Badge>
          ) : null}
        </p>
        {email && !emailConfirmed ? (
          <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
            If you forget your password, we’ll email a link here. Confirm that it reaches you.
            <ButtonLink to={SCREENS.confirmEmail} size="small" className="min-h-11">
              Confirm it
            </ButtonLink>
          </p>
        ) : null}
        {newEmail ? (
          <p role="status" className="text-sm">
            We emailed a link to <strong className="break-all">{newEmail}</strong>. Open it, and that address
            is yours. Until then, nothing changes.
          </p>
        ) : null}
        {changing ? (
          <ChangeForm onDone={() => setChanging(false)} />
        ) : (
          <Button ref={opener} className="justify-self-start" onClick={() => setChanging(true)}>
            Change address
          </Button>
        )}
      </div>
    </Card>
  )
}

interface Faults {
  email?: string
  password?: string
  other?: string
}

function faultsOf(error: unknown): Faults {
  const words = wordsOf(error, FAILED)
  const field = error instanceof CallError ? error.field : undefined
  return field === 'email' || field === 'password' ? { [field]: words } : { other: words }
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { busy, submit } = useSubmission()
  const ask = useNewEmail()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const inputs = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }

  function show(found: Faults) {
    setFaults(found)
    if (found.email) inputs.email.current?.focus()
    else if (found.password) inputs.password.current?.focus()
  }

  async function change() {
    try {
      await ask({ email, password })
    } catch (error) {
      return show(faultsOf(error))
    }
    onDone()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setFaults({})
    if (!isEmail(email.trim())) show({ email: EMAIL_RULE })
    else if (password === '') show({ password: 'Enter your password' })
    else submit(change)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 border-t border-line pt-4">
      <Field label="New address" error={faults.email} required>
        <TextInput
          autoFocus
          ref={inputs.email}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label="Your password" error={faults.password} required>
        <PasswordInput
          ref={inputs.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <Failure words={faults.other} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
          Send the link
        </Button>
        <Button disabled={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
