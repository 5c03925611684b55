import type { SignInKept } from '#protocol/bridge.ts'
import { signInKept } from '../clients/desktop.ts'
import { toast } from '../components/toast.ts'

/** Long enough to be read: it changes what the player must do next time. */
const NOTICE_MS = 12_000

const WHY: Record<Exclude<SignInKept, 'keychain'>, string> = {
  memory:
    'This computer has no keychain, so we’ll ask for your password the next time you open Bar Duel. It works offline too.',
  policy: 'This computer doesn’t remember players, so you’ll sign in again the next time you open Bar Duel.',
}

/**
 * Says after a sign-in on the desktop that it will not outlive this run, where no keychain holds it (design section
 * 8).
 */
export async function warnWhenNotKept(): Promise<void> {
  const kept = await signInKept()
  if (kept === null || kept === 'keychain') return
  toast({
    title: 'You’ll stay signed in until you quit',
    description: WHY[kept],
    duration: NOTICE_MS,
  })
}
