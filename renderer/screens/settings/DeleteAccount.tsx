import { useState } from 'react'
import { dayText } from '#protocol/figures.ts'
import { DELETION_DAYS } from '#rules/accounts/deletion.ts'
import { type Account, useDeletion, useKeeping } from '../../clients/account.ts'
import { wordsOf } from '../../clients/http.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Failure } from '../../components/Failure.tsx'
import { toast } from '../../components/toast.ts'
import { PasswordForm } from './PasswordForm.tsx'

const NOT_DELETED = 'We couldn’t delete your account. Check your connection and try again.'
const NOT_KEPT =
  'We couldn’t do that. Your account is still going to be deleted. Check your connection and try again.'

/** The end of the account: asked for with its password, and taken back within a week. */
export function DeleteAccount({ account: { deletesAt = null } }: { account: Account }) {
  const [asking, setAsking] = useState(false)
  const ask = useDeletion()
  return (
    <Card title="Delete account">
      {deletesAt === null ? (
        <>
          <p className="text-muted">
            Your answers, stats, streaks, and messages will be gone for good. You have {DELETION_DAYS} days to
            change your mind.
          </p>
          <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </>
      ) : (
        <Leaving deletesAt={deletesAt} />
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your account?"
        description={`In ${DELETION_DAYS} days we delete everything we keep about you. Until then, you can sign in and change your mind, and no one sees you on the leaderboards. We’ll sign out your other devices now. People you played keep their matches, against “Deleted player.”`}
      >
        <PasswordForm
          submitLabel="Delete my account"
          busyLabel="Deleting..."
          danger
          failed={NOT_DELETED}
          onPassword={ask}
          onClose={() => setAsking(false)}
        />
      </Dialog>
    </Card>
  )
}

function Leaving({ deletesAt }: { deletesAt: string }) {
  const [failure, setFailure] = useState('')
  const keep = useKeeping((error) => setFailure(wordsOf(error, NOT_KEPT)))

  function onKeep() {
    setFailure('')
    keep.mutate(undefined, {
      onSuccess: () => toast({ title: 'Your account stays', variant: 'success' }),
    })
  }

  return (
    <div className="grid gap-4">
      <p role="status">
        We’ll delete your account on <strong>{dayText(deletesAt)}</strong>. Until then, no one sees you on the
        leaderboards.
      </p>
      <Failure words={failure} />
      <Button
        variant="primary"
        className="justify-self-start"
        busy={keep.isPending}
        busyLabel="Keeping it..."
        onClick={onKeep}
      >
        Keep my account
      </Button>
    </div>
  )
}
