/** The time until the next question comes by itself, as a ring that empties. CSS draws it, the timer is the hook's. */
export function AdvanceRing() {
  return (
    <svg data-ring viewBox="0 0 20 20" className="size-5 shrink-0 -rotate-90" fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="8" strokeWidth="3" className="stroke-line" />
      <circle
        cx="10"
        cy="10"
        r="8"
        strokeWidth="3"
        pathLength={1}
        strokeDasharray={1}
        className="animate-drain stroke-brass"
      />
    </svg>
  )
}
