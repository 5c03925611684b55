import { useState } from 'react'
import { desktop } from '../../clients/desktop.ts'
import { CallError, call, wordsOf } from '../../clients/http.ts'
import { useSessionActions } from '../../clients/session.ts'
import { toast } from '../../components/toast.ts'
import { useSubmission } from '../../components/use-submission.ts'
import { leavesBehind, losesAnswers, type SignOutQuestion } from './logout-words.ts'

/** Returns the question to ask before a sign-out, after one more try to sync; one that can't be known holds nobody up. */
async function questionBefore(): Promise<SignOutQuestion | null> {
  if (!desktop()) return null
  try {
    const status = await call('GET /api/sync/status')
    const syncs = status.waiting > 0 && status.phase !== 'offline' && !status.ephemeral
    return leavesBehind(syncs ? await call('POST /api/sync/now') : status)
  } catch {
    return null
  }
}

/**
 * Ends the session; a failure leaves the player signed in and says so. On a computer that keeps nothing, answers that
 * have not reached the server hold it up until the player has been asked; so do, on any other, those that it leaves behind.
 */
export function useLogout() {
  const { signOut } = useSessionActions()
  const { busy, submit } = useSubmission()
  const [asking, setAsking] = useState<SignOutQuestion | null>(null)

  const leave = (discardUnsynced: boolean) =>
    signOut(discardUnsynced).catch((error: unknown) => {
      if (error instanceof CallError && error.code === 'unsynced_work')
        return setAsking(losesAnswers(error.words))
      const description = wordsOf(error, 'We couldn’t sign you out. Try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
      return undefined
    })

  return {
    busy,
    asking,
    logout: () =>
      submit(async () => {
        const question = await questionBefore()
        if (question) setAsking(question)
        else await leave(false)
      }),
    /** Signs out without the question; one that loses answers is refused all the same. */
    leave: () => submit(() => leave(false)),
    stay: () => setAsking(null),
    /** Signs out after the question; only one that warned of it loses answers. */
    leaveAnyway: () => submit(() => leave(asking?.tone === 'danger')),
  }
}
