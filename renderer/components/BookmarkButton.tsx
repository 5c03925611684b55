import { Bookmark } from 'lucide-react'
import { Button } from './Button.tsx'

export interface BookmarkButtonProps {
  kept: boolean
  busy: boolean
  onToggle: () => void
}

/** Puts something into the notebook, or takes it out again. */
export const BookmarkButton = ({ kept, busy, onToggle }: BookmarkButtonProps) => (
  <Button
    variant="ghost"
    size="small"
    className="min-h-11"
    aria-pressed={kept}
    busy={busy}
    icon={<Bookmark className={kept ? 'size-4 fill-current' : 'size-4'} aria-hidden="true" />}
    onClick={onToggle}
  >
    {kept ? 'Bookmarked' : 'Bookmark'}
  </Button>
)
