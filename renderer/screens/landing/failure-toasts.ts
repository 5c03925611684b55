import { CallError, wordsOf } from '../../clients/http.ts'
import type { ToastContent } from '../../components/toast-queue.ts'

/** The toasts of spec section 8 for the landing page's two forms. */
const destructive = (title: string, description: string): ToastContent => ({
  title,
  description,
  variant: 'destructive',
})

/** The server says that the name is not free, with or without words of its own. */
export const usernameTaken = (message: string | undefined): ToastContent =>
  destructive('Username not available', message || 'Please try a different username')

/** A refused name is said as such; any other failure of the check is an error of ours or of the network. */
export function usernameCheckFailed(error: unknown): ToastContent {
  if (error instanceof CallError && error.code === 'invalid') return usernameTaken(error.words)
  return destructive('Error', wordsOf(error, 'Failed to check username. Please try again.'))
}

export function signInFailed(error: unknown): ToastContent {
  if (error instanceof CallError)
    return destructive(
      error.status === 503 ? 'Error' : 'Login failed',
      wordsOf(error, 'Invalid username or password'),
    )
  return destructive('Error', wordsOf(error, 'Failed to login. Please try again.'))
}
