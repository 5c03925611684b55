import { Ban, Flag } from 'lucide-react'
import { useState } from 'react'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { useBlocks } from '../../clients/blocks.ts'
import { Button } from '../../components/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useBlock, useUnblock } from './use-blocking.ts'
import { useResign } from './use-moves.ts'

/** Giving the game up, and closing the door to its opponent. */
export function GameActions({ game }: { game: FriendGameDetail }) {
  const [asking, setAsking] = useState<'resign' | 'block' | null>(null)
  const resign = useResign(game.id)
  const block = useBlock()
  const unblock = useUnblock()
  const blocks = useBlocks()
  const { userId, username } = game.opponent
  if (userId === null || username === null) return null
  const blocked = blocks.data?.players.some(({ id }) => id === userId) ?? false
  const close = () => setAsking(null)
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {game.status === 'active' ? (
        <Button icon={<Flag className="size-4" aria-hidden="true" />} onClick={() => setAsking('resign')}>
          Resign Match
        </Button>
      ) : null}
      <Button
        variant="ghost"
        icon={<Ban className="size-4" aria-hidden="true" />}
        busy={unblock.isPending}
        onClick={() => (blocked ? unblock.mutate({ id: userId, username }) : setAsking('block'))}
      >
        {blocked ? 'Unblock' : 'Block'} @{username}
      </Button>
      <ConfirmDialog
        open={asking === 'resign'}
        onOpenChange={close}
        title="Resign this match?"
        description={`@${username} wins, and the loss costs you XP. This cannot be undone.`}
        confirmLabel="Resign Match"
        cancelLabel="Keep playing"
        tone="danger"
        busy={resign.isPending}
        busyLabel="Resigning..."
        onConfirm={() => resign.mutate(undefined, { onSettled: close })}
      />
      <ConfirmDialog
        open={asking === 'block'}
        onOpenChange={close}
        title={`Block @${username}?`}
        description="Neither of you can challenge the other, and chance pairs you no more. Open games go on. You can unblock them in Friend Games."
        confirmLabel="Block"
        tone="danger"
        busy={block.isPending}
        busyLabel="Blocking..."
        onConfirm={() => block.mutate(username, { onSettled: close })}
      />
    </div>
  )
}
