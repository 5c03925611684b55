import { Button } from '../../components/Button.tsx'
import { useBlock } from './use-blocking.ts'

export interface DeclineAndBlockProps {
  username: string
  /** Nothing can be answered while the connection is gone. */
  disabled: boolean
  onBlocked: () => void
}

/** Under a challenge: blocks its challenger; declining it is left to `onBlocked`. */
export function DeclineAndBlock({ username, disabled, onBlocked }: DeclineAndBlockProps) {
  const block = useBlock()
  return (
    <Button
      variant="ghost"
      size="small"
      className="mt-2 min-h-11"
      disabled={disabled}
      busy={block.isPending}
      busyLabel="Blocking..."
      onClick={() => block.mutate(username, { onSuccess: onBlocked })}
    >
      Decline and block @{username}
    </Button>
  )
}
