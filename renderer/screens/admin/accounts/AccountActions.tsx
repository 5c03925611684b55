import { useState } from 'react'
import type { AdminAccount } from '#protocol/http/admin-accounts.ts'
import { useAccountAction } from '../../../clients/admin-accounts.ts'
import { wordsOf } from '../../../clients/http.ts'
import { Button } from '../../../components/Button.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { toast } from '../../../components/toast.ts'
import { ActionForm } from './ActionForm.tsx'
import { type Offer, offersOf } from './actions.ts'
import { ResetLink } from './ResetLink.tsx'

const FAILED = 'We couldn’t do that. Check your connection and try again.'

/** A button for each thing that can be done to an account; each asks first. */
export function AccountActions({ account }: { account: AdminAccount }) {
  return (
    <>
      {account.role === 'admin' ? (
        <p className="mt-4 text-sm text-muted">
          This is another admin. Take the role away on the command line to do more.
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {account.role === 'admin' ? null : <ResetLink account={account} />}
        {offersOf(account).map((offer) => (
          <Action key={offer.label} account={account} offer={offer} />
        ))}
      </div>
    </>
  )
}

function Action({ account, offer }: { account: AdminAccount; offer: Offer }) {
  const [asking, setAsking] = useState(false)
  const action = useAccountAction(account.id)
  const { label, tone, title, description, confirmLabel, busyLabel, done, field } = offer

  const onDone = () => {
    setAsking(false)
    toast({ title: done, variant: 'success' })
  }

  const confirm = () =>
    action.mutate(offer.action(''), {
      onSuccess: onDone,
      onError: (error) => {
        setAsking(false)
        toast({ title: 'Error', description: wordsOf(error, FAILED), variant: 'destructive' })
      },
    })

  return (
    <>
      <Button variant={tone === 'danger' ? 'danger' : 'secondary'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {field ? (
        <Dialog open={asking} onOpenChange={setAsking} title={title} description={description}>
          <ActionForm
            field={field}
            confirm={{ label: confirmLabel, busyLabel, tone }}
            run={async (text) => void (await action.mutateAsync(offer.action(text)))}
            onDone={onDone}
            onCancel={() => setAsking(false)}
          />
        </Dialog>
      ) : (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={title}
          description={description}
          confirmLabel={confirmLabel}
          tone={tone}
          busy={action.isPending}
          busyLabel={busyLabel}
          onConfirm={confirm}
        />
      )}
    </>
  )
}
