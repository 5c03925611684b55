import { useBlocks } from '../../clients/blocks.ts'
import { Button } from '../../components/Button.tsx'
import { useNextFocus } from '../../components/use-next-focus.ts'
import { useUnblock } from './use-blocking.ts'

/** Players who cannot challenge this one; shown once there are any. */
export function BlockedPlayers() {
  const { data } = useBlocks()
  const unblock = useUnblock()
  const { next, onPress } = useNextFocus<HTMLElement>()
  const players = data?.players ?? []
  if (players.length === 0) return null
  return (
    <section
      ref={next}
      tabIndex={-1}
      aria-label="Blocked players"
      className="grid grid-cols-1 gap-3 border-t border-line pt-4"
    >
      <h3 className="text-lg">Blocked players</h3>
      <ul className="grid grid-cols-1 gap-2">
        {players.map(({ id, username, displayName }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 truncate">
              {displayName} <span className="text-muted">@{username}</span>
            </span>
            <Button
              size="small"
              className="min-h-11"
              busy={unblock.isPending && unblock.variables.id === id}
              busyLabel="Unblocking..."
              onClick={() => {
                onPress()
                unblock.mutate({ id, username })
              }}
            >
              Unblock<span className="sr-only"> @{username}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
