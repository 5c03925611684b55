import { momentText } from '#protocol/figures.ts'
import type { AdminAccount } from '#protocol/http/admin-accounts.ts'
import { useResetLink } from '../../../clients/admin-accounts.ts'
import { wordsOf } from '../../../clients/http.ts'
import { AskFirst } from '../../../components/AskFirst.tsx'
import { Button } from '../../../components/Button.tsx'
import { copyText } from '../../../components/copy-text.ts'
import { Dialog } from '../../../components/Dialog.tsx'
import { Field } from '../../../components/Field.tsx'
import { TextInput } from '../../../components/TextInput.tsx'
import { toast } from '../../../components/toast.ts'

const FAILED = 'We couldn’t make a link. Check your connection and try again.'

/** A link that sets a new password once, shown to the admin this one time. */
export function ResetLink({ account }: { account: AdminAccount }) {
  const made = useResetLink(account.id)
  const { data, reset } = made

  const make = (close: () => void) =>
    made.mutate(undefined, {
      onError: (error) =>
        toast({ title: 'Error', description: wordsOf(error, FAILED), variant: 'destructive' }),
      onSettled: close,
    })

  return (
    <>
      <AskFirst
        button={(ask) => <Button onClick={ask}>Make a reset link</Button>}
        title={`Make a reset link for @${account.username}?`}
        description="Anyone who opens it can set a new password, once, within an hour. Share it with no one else. We’ll email them that you made it."
        confirmLabel="Make the link"
        busy={made.isPending}
        busyLabel="Making it..."
        onConfirm={make}
      />
      <Dialog
        open={data !== undefined}
        onOpenChange={(open) => (open ? undefined : reset())}
        title="Reset link"
        description={
          data ? `It works once, until ${momentText(data.expiresAt)}. We won’t show it again.` : undefined
        }
      >
        {data ? <Link link={data.link} /> : null}
      </Dialog>
    </>
  )
}

function Link({ link }: { link: string }) {
  async function copy() {
    if (await copyText(link)) toast({ title: 'Link copied', variant: 'success' })
    else toast({ title: 'Error', description: 'Select the link and copy it.', variant: 'destructive' })
  }

  return (
    <div className="grid gap-4">
      <Field label="Link">
        <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <Button variant="primary" className="justify-self-start" onClick={() => void copy()}>
        Copy the link
      </Button>
    </div>
  )
}
