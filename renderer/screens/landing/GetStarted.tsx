import { type FormEvent, type Ref, useState } from 'react'
import { useNavigate } from 'react-router'
import { SCREENS } from '#protocol/screens.ts'
import { EMAIL_RULE, isEmail } from '#rules/accounts/profile.ts'
import { isUsername, tidyUsername, typedUsername, USERNAME_RULE } from '#rules/accounts/username.ts'
import { call } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Field } from '../../components/Field.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { useSubmission } from '../../components/use-submission.ts'
import { usernameCheckFailed, usernameTaken } from './failure-toasts.ts'
import { useFailureToast } from './use-failure-toast.ts'

type Faults = { readonly username?: string; readonly email?: string }

export interface GetStartedProps {
  usernameRef: Ref<HTMLInputElement>
  /** The form is being filled in: time to fetch the page it leads to. */
  onSignupLikely: () => void
}

/** The first step of an account: a name that is free, and an address. The rest is on the signup page. */
export function GetStarted({ usernameRef, onSignupLikely }: GetStartedProps) {
  const [username, setUsername] = useState('')
  const [email, setEmail] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const { busy, submit } = useSubmission()
  const { fail, clear } = useFailureToast()
  const navigate = useNavigate()
  const complete = username.trim() !== '' && email.trim() !== ''

  async function check() {
    clear()
    const wanted = { username: tidyUsername(username), email: email.trim() }
    const found: Faults = {
      ...(isUsername(wanted.username) ? {} : { username: USERNAME_RULE }),
      ...(isEmail(wanted.email) ? {} : { email: EMAIL_RULE }),
    }
    setFaults(found)
    if (found.username || found.email) return
    try {
      const reply = await call('POST /api/auth/check-username', { body: { username: wanted.username } })
      if (reply.available) void navigate(`${SCREENS.signup}?${new URLSearchParams(wanted)}`)
      else fail(usernameTaken(reply.message))
    } catch (error) {
      fail(usernameCheckFailed(error))
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (complete) submit(check)
  }

  return (
    <Card title="Get Started">
      <form noValidate onSubmit={onSubmit} onFocus={onSignupLikely} className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Username" error={faults.username}>
            <TextInput
              ref={usernameRef}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="2–18 letters, numbers, or spaces"
              value={username}
              onChange={(event) => setUsername(typedUsername(event.target.value))}
            />
          </Field>
          <Field label="Email" error={faults.email}>
            <TextInput
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              placeholder="you@school.edu"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
        </div>
        <Button
          type="submit"
          variant={complete ? 'primary' : 'secondary'}
          size="large"
          fullWidth
          disabled={!complete}
          busy={busy}
          busyLabel="Creating Account..."
        >
          Create Account & Avatar
        </Button>
      </form>
    </Card>
  )
}
