import { useSessionActions } from '../../app/session.ts'
import { wordsOf } from '../../clients/http.ts'
import { toast } from '../../components/toast.ts'
import { useSubmission } from '../submission/use-submission.ts'

/** Ends the session; a failure leaves the player signed in and says so. */
export function useLogout() {
  const { signOut } = useSessionActions()
  const { busy, submit } = useSubmission()
  const logout = () =>
    submit(() =>
      signOut().catch((error: unknown) => {
        const description = wordsOf(error, 'Failed to log out. Please try again.')
        toast({ title: 'Error', description, variant: 'destructive' })
      }),
    )
  return { busy, logout }
}
