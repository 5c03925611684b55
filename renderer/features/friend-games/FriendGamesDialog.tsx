import type { SessionUser } from '#protocol/user.ts'
import type { GamesView } from '../../clients/home-mode.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { GameView } from './GameView.tsx'
import { InboxView } from './InboxView.tsx'

export interface FriendGamesDialogProps {
  user: SessionUser
  view: GamesView
  onView: (view: GamesView) => void
  onChallenge: () => void
  onClose: () => void
}

/** The two modals of friend games, one at a time: the inbox, and a game opened from it. */
export default function FriendGamesDialog(props: FriendGamesDialogProps) {
  const { user, view, onView, onChallenge, onClose } = props
  const inbox = view === 'inbox'
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={inbox ? 'Friend Games' : 'Friend Game'}
      size="large"
      {...(inbox
        ? { footer: <p className="mr-auto text-sm text-muted">Games expire after 24 hours of inactivity.</p> }
        : {})}
    >
      {inbox ? (
        <InboxView ownId={user.id} onOpen={onView} onChallenge={onChallenge} />
      ) : (
        <GameView key={view} matchId={view} user={user} onInbox={() => onView('inbox')} />
      )}
    </Dialog>
  )
}
