import { useState } from 'react'
import { CallError, wordsOf } from '../../clients/http.ts'
import { useSessionActions } from '../../clients/session.ts'
import { toast } from '../../components/toast.ts'
import { useSubmission } from '../../components/use-submission.ts'

/**
 * Ends the session; a failure leaves the player signed in and says so. On a computer that keeps nothing, answers that
 * have not reached the server hold it up until the player has been asked.
 */
export function useLogout() {
  const { signOut } = useSessionActions()
  const { busy, submit } = useSubmission()
  const [asking, setAsking] = useState<string | null>(null)

  const leave = (discardUnsynced: boolean) =>
    submit(() =>
      signOut(discardUnsynced).catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'unsynced_work') return setAsking(error.words)
        const description = wordsOf(error, 'We couldn’t sign you out. Try again.')
        toast({ title: 'Error', description, variant: 'destructive' })
        return undefined
      }),
    )
  return {
    busy,
    asking,
    logout: () => leave(false),
    stay: () => setAsking(null),
    leaveAnyway: () => leave(true),
  }
}
