import { Emblem } from './Emblem.tsx'

/** Fills the window while the session is being read (spec section 2). */
export function FullScreenSpinner({ label = 'Loading Bar Duel...' }: { label?: string | undefined }) {
  return (
    <main className="grid min-h-dvh place-content-center p-6 animate-fade">
      <div role="status" className="grid justify-items-center gap-6">
        <span className="relative grid size-24 place-items-center">
          <svg
            className="absolute inset-0 animate-spin text-brass"
            viewBox="0 0 96 96"
            fill="none"
            aria-hidden="true"
          >
            <circle cx="48" cy="48" r="45" className="stroke-line" strokeWidth="4" />
            <path d="M48 3a45 45 0 0 1 45 45" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
          </svg>
          <Emblem className="size-12 text-brass" />
        </span>
        <h1 className="text-xl text-muted">{label}</h1>
      </div>
    </main>
  )
}
