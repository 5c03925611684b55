import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lengthOfTime } from '#protocol/figures.ts'
import type { SessionUser } from '#protocol/user.ts'
import { CONFIRM_DAYS } from '#rules/accounts/mailed-links.ts'
import { DAY_MS } from '#rules/days.ts'
import { CallError, call, readOptions, wordsOf } from '../../clients/http.ts'
import { SESSION_KEY } from '../../clients/session.ts'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Failure } from '../../components/Failure.tsx'
import { useSubmission } from '../../components/use-submission.ts'
import { RecoveryPage } from './RecoveryPage.tsx'
import { useMailedToken } from './use-mailed-token.ts'

/** Confirms an email address with a mailed link; without a link it says how things stand and mails one again. */
export default function ConfirmEmailScreen({ user }: { user: SessionUser | null }) {
  const token = useMailedToken()
  const [state, setState] = useState<'asking' | 'gone' | 'confirmed'>('asking')
  if (state === 'confirmed') return <Confirmed />
  if (token && state === 'asking')
    return <Ask token={token} onGone={() => setState('gone')} onConfirmed={() => setState('confirmed')} />
  return (
    <RecoveryPage title={token ? 'This Link No Longer Works' : 'Confirm Your Email Address'}>
      {token ? (
        <p>
          You already used it, your address changed since, or it’s more than{' '}
          {lengthOfTime(CONFIRM_DAYS * DAY_MS, 'day')} old.
        </p>
      ) : null}
      {user ? (
        <SendAgain />
      ) : (
        <p>Open the link in the email we sent you, or sign in and get a new one here.</p>
      )}
    </RecoveryPage>
  )
}

function Confirmed() {
  return (
    <RecoveryPage title="Email Address Confirmed">
      <p role="status">Thanks. If you ever forget your password, we’ll send a link there.</p>
      <ButtonLink to="/" variant="primary" size="large">
        Continue
      </ButtonLink>
    </RecoveryPage>
  )
}

interface AskProps {
  token: string
  onGone: () => void
  onConfirmed: () => void
}

/** The press of a button uses the link, and no mail scanner that opens it. */
function Ask({ token, onGone, onConfirmed }: AskProps) {
  const { busy, submit } = useSubmission()
  const client = useQueryClient()
  const [failure, setFailure] = useState('')

  async function confirm() {
    try {
      await call('POST /api/auth/confirm-email', { body: { token } })
      // The list of admins may have waited for it.
      await client.invalidateQueries({ queryKey: SESSION_KEY })
      onConfirmed()
    } catch (error) {
      if (error instanceof CallError && error.code === 'link_gone') onGone()
      else setFailure(wordsOf(error))
    }
  }

  return (
    <RecoveryPage title="Confirm Your Email Address">
      <p>Is this link’s email address yours? Press the button to confirm it.</p>
      <Failure words={failure} />
      <Button
        variant="primary"
        size="large"
        fullWidth
        busy={busy}
        busyLabel="Confirming..."
        onClick={() => submit(confirm)}
      >
        Confirm My Address
      </Button>
    </RecoveryPage>
  )
}

function SendAgain() {
  const { busy, submit } = useSubmission()
  const own = useQuery({ ...readOptions('GET /api/auth/email'), refetchOnMount: 'always' })
  const [said, setSaid] = useState('')

  async function send() {
    try {
      await call('POST /api/auth/send-confirmation')
      setSaid('It’s on its way. Check your spam folder if you don’t see it in a minute.')
    } catch (error) {
      setSaid(wordsOf(error))
    }
  }

  if (own.isError) return <p role="alert">{wordsOf(own.error)}</p>
  if (!own.data) return <p>Loading your address...</p>
  if (own.data.confirmed) return <p>{own.data.email} is already confirmed. You’re all set.</p>
  return (
    <>
      <p>
        We’ll send a link to <strong className="break-all">{own.data.email}</strong>.
      </p>
      <p role="status">{said}</p>
      <Button
        variant="primary"
        size="large"
        fullWidth
        busy={busy}
        busyLabel="Sending..."
        onClick={() => submit(send)}
      >
        Send the Link
      </Button>
    </>
  )
}
