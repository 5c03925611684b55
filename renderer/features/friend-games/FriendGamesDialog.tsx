import { ArrowLeft } from 'lucide-react'
import { lengthOfTime, whole } from '#protocol/figures.ts'
import type { SessionUser } from '#protocol/user.ts'
import { INVITATION_MS } from '#rules/match/outcome.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import type { GamesView } from '../../clients/home-mode.ts'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { GameView } from './GameView.tsx'
import { InboxView } from './InboxView.tsx'
import type { RematchProps } from './Rematch.tsx'

export interface FriendGamesDialogProps extends Pick<RematchProps, 'rematch'> {
  user: SessionUser
  view: GamesView
  onView: (view: GamesView) => void
  onChallenge: () => void
  onClose: () => void
}

/** The two modals of friend games, one at a time: the inbox, and the arena of a game opened from it. */
export default function FriendGamesDialog(props: FriendGamesDialogProps) {
  const { user, view, onView, onChallenge, onClose, rematch } = props
  const closed = (open: boolean) => (open ? undefined : onClose())
  if (view === 'inbox')
    return (
      <Dialog
        open
        onOpenChange={closed}
        title="Friend Games"
        size="large"
        footer={
          <p className="mr-auto text-sm text-muted">
            Invitations expire after {lengthOfTime(INVITATION_MS, 'day', whole)}, games after{' '}
            {lengthOfTime(MATCH_SETTINGS.friend.answerWindowMs, 'hour')} of inactivity.
          </p>
        }
      >
        <InboxView ownId={user.id} onOpen={onView} onChallenge={onChallenge} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onOpenChange={closed}
      title="Friend Game"
      size="arena"
      lead={
        <Button
          variant="ghost"
          size="small"
          className="min-h-11"
          icon={<ArrowLeft className="size-4" aria-hidden="true" />}
          onClick={() => onView('inbox')}
        >
          Back to Inbox
        </Button>
      }
    >
      <GameView key={view} matchId={view} user={user} onOpen={onView} rematch={rematch} />
    </Dialog>
  )
}
