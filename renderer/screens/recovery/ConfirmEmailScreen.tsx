import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#protocol/routes.ts'
import type { SessionUser } from '#protocol/user.ts'
import { CallError, call, wordsOf } from '../../clients/http.ts'
import { SESSION_KEY } from '../../clients/session.ts'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { useSubmission } from '../../components/use-submission.ts'
import { RecoveryPage } from './RecoveryPage.tsx'
import { useMailedToken } from './use-mailed-token.ts'

const FAILED = "We couldn't reach the server. Please check your connection and try again."

/** Confirms an e-mail address with a mailed link; without a link it says how things stand and mails one again. */
export default function ConfirmEmailScreen({ user }: { user: SessionUser | null }) {
  const token = useMailedToken()
  const [state, setState] = useState<'asking' | 'gone' | 'confirmed'>('asking')
  if (state === 'confirmed') return <Confirmed />
  if (token && state === 'asking')
    return <Ask token={token} onGone={() => setState('gone')} onConfirmed={() => setState('confirmed')} />
  return (
    <RecoveryPage title={token ? 'This Link No Longer Works' : 'Confirm Your E-mail Address'}>
      {token ? <p>It has been used, or it's more than three days old.</p> : null}
      {user ? (
        <SendAgain />
      ) : (
        <p>Open the link in the mail we sent you, or sign in and ask for a new one here.</p>
      )}
    </RecoveryPage>
  )
}

function Confirmed() {
  return (
    <RecoveryPage title="E-mail Address Confirmed">
      <p role="status">Thanks. If you ever forget your password, we'll send a link there.</p>
      <ButtonLink to="/" variant="primary" size="large">
        Go On
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
      else setFailure(wordsOf(error, FAILED))
    }
  }

  return (
    <RecoveryPage title="Confirm Your E-mail Address">
      <p>Is the address this link came to yours? Then press the button.</p>
      {failure ? (
        <p role="alert" className="text-sm text-wrong">
          {failure}
        </p>
      ) : null}
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
  const own = useQuery<ReplyOf<'GET /api/auth/email'>>({ queryKey: ['/api', 'auth', 'email'] })
  const [said, setSaid] = useState('')

  async function send() {
    try {
      await call('POST /api/auth/send-confirmation')
      setSaid("It's on its way. Look among your spam if it isn't there in a minute.")
    } catch (error) {
      setSaid(wordsOf(error, FAILED))
    }
  }

  if (own.isError) return <p role="alert">{wordsOf(own.error, FAILED)}</p>
  if (!own.data) return <p>Loading your address...</p>
  if (own.data.confirmed) return <p>{own.data.email} is confirmed already. There's nothing left to do.</p>
  return (
    <>
      <p>
        We'll send a link to <strong className="break-all">{own.data.email}</strong>.
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
