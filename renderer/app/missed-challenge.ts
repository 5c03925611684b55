import type { ToastContent } from '../components/toast-queue.ts'

/** Returns the toast about a challenge that ran out while a question of this player was open; `back` challenges in return. */
export const missedChallenge = (challengerName: string, back: () => void): ToastContent => ({
  title: 'Challenge Expired',
  description: `You missed a challenge from @${challengerName}.`,
  action: { label: 'Challenge back', altText: 'Open Friend Challenge on the home page', onAction: back },
})
