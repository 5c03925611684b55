import { MessagesSquare } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { desktop } from '../../clients/desktop.ts'
import { isRunning } from '../../clients/live/duel.ts'
import { useLive } from '../../clients/live/live-atom.ts'
import { closeAtticus, offerAtticus, openAtticus, useAtticus } from '../../components/atticus.ts'
import { fetchedDialog } from '../../components/fetched-dialog.tsx'

const CompanionPanel = fetchedDialog(
  async () => (await import('./CompanionPanel.tsx')).default,
  ({ onClose }) => onClose(),
)

/**
 * The floating button that opens Atticus. Over a question, and over results that lead to him themselves, it keeps clear of
 * what is read: it shows only where the window is wider than that.
 */
export default function CompanionLauncher() {
  const { open, about, isSilent } = useAtticus()
  const allowed = useAllowed()
  const { duel } = useLive()
  const playing = duel && isRunning(duel) ? duel.start.matchId : null
  // Atticus is silent in a duel and beside an exam block, so he is not offered there.
  const offered = allowed && playing === null && !isSilent
  // A duel that begins must not find its question covered and its keys taken.
  useLayoutEffect(() => (offered ? offerAtticus() : undefined), [offered])
  if (!offered) return null
  return (
    <aside aria-label="Study companion">
      <button
        type="button"
        data-companion
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => openAtticus()}
        onPointerEnter={CompanionPanel.fetch}
        onFocus={CompanionPanel.fetch}
        className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-30 flex min-h-14 items-center gap-2 rounded-full border border-brass bg-raised px-4 font-semibold text-ink shadow-overlay transition-colors hover:bg-surface sm:right-6 sm:bottom-[calc(1.5rem+var(--bottom-bar,0px))] sm:px-5 low:px-4 in-[:root:has([data-question])]:max-[1399px]:hidden in-[:root:has([data-asks-atticus])]:max-[1399px]:hidden in-[:root:has([data-arena])]:hidden"
      >
        <MessagesSquare className="size-6" aria-hidden="true" />
        <span className="max-sm:sr-only low:sr-only in-[:root:has([data-question])]:sr-only">
          Ask Atticus
        </span>
      </button>
      {open ? <CompanionPanel about={about} onClose={closeAtticus} /> : null}
    </aside>
  )
}

/** A lab may turn the companion off by policy; in a browser nobody does. */
function useAllowed(): boolean {
  const [allowed, setAllowed] = useState(() => desktop() === null)
  useEffect(() => {
    desktop()
      ?.managed()
      .then(({ companion }) => setAllowed(companion))
  }, [])
  return allowed
}
