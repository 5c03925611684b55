import { Ban, Flag, type LucideIcon } from 'lucide-react'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { useBlocks } from '../../clients/blocks.ts'
import { AskFirst } from '../../components/AskFirst.tsx'
import { Button, type ButtonProps } from '../../components/Button.tsx'
import { resigningText } from './resign-words.ts'
import { useBlock, useUnblock } from './use-blocking.ts'
import { useResign } from './use-moves.ts'

const RESIGNING = {
  label: 'Resign Match',
  busy: 'Resigning...',
  title: 'Resign this match?',
  description: resigningText,
}

const WITHDRAWING = {
  label: 'Withdraw Game',
  busy: 'Withdrawing...',
  title: 'Withdraw this game?',
  description: ({ opponent }: FriendGameDetail) =>
    `@${opponent.username} hasn’t accepted it yet. It won’t count for either of you.`,
}

interface ActionButtonProps extends Pick<ButtonProps, 'busy' | 'onClick' | 'children'> {
  Sign: LucideIcon
}

const ActionButton = ({ Sign, children, ...button }: ActionButtonProps) => (
  <Button
    {...button}
    variant="ghost"
    size="small"
    className="min-h-11"
    icon={<Sign className="size-4" aria-hidden="true" />}
  >
    <span className="max-sm:sr-only">{children}</span>
  </Button>
)

/** Giving the game up, and closing the door to its opponent: signs alone on a phone, with words beside them elsewhere. */
export function GameActions({ game }: { game: FriendGameDetail }) {
  const resign = useResign(game.id)
  const block = useBlock()
  const unblock = useUnblock()
  const blocks = useBlocks()
  const { userId, username } = game.opponent
  if (userId === null || username === null) return null
  const blocked = blocks.data?.players.some(({ id }) => id === userId) ?? false
  const leaving = game.invitation === 'sent' ? WITHDRAWING : RESIGNING
  return (
    <div className="flex shrink-0 gap-1">
      {game.status === 'active' && game.invitation !== 'received' ? (
        <AskFirst
          button={(ask) => (
            <ActionButton Sign={Flag} onClick={ask}>
              {leaving.label}
            </ActionButton>
          )}
          title={leaving.title}
          description={leaving.description(game)}
          confirmLabel={leaving.label}
          cancelLabel="Keep playing"
          tone="danger"
          busy={resign.isPending}
          busyLabel={leaving.busy}
          onConfirm={(close) => resign.mutate(undefined, { onSettled: close })}
        />
      ) : null}
      <AskFirst
        button={(ask) => (
          <ActionButton
            Sign={Ban}
            busy={unblock.isPending}
            onClick={() => (blocked ? unblock.mutate({ id: userId, username }) : ask())}
          >
            {blocked ? 'Unblock' : 'Block'} @{username}
          </ActionButton>
        )}
        title={`Block @${username}?`}
        description="You can’t challenge each other, and you won’t be matched. Open games continue. Unblock them anytime in Friend Games."
        confirmLabel="Block"
        tone="danger"
        busy={block.isPending}
        busyLabel="Blocking..."
        onConfirm={(close) => block.mutate(username, { onSettled: close })}
      />
    </div>
  )
}
