/** The mark: scales weighed for two, inside a medallion. Takes the color of the text around it. */
export function Emblem({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M24 8v31M16.5 39.5h15" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M9 15.5 24 13l15-2.5" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="24" cy="8" r="2.6" fill="currentColor" stroke="none" />
      <path d="m9 15.5-5.5 12h11zM39 10.5l-5.5 12h11z" strokeWidth="1.8" strokeLinejoin="round" />
      <path
        d="M2.6 27.5h12.8a6.4 6.4 0 0 1-12.8 0zM32.6 22.5h12.8a6.4 6.4 0 0 1-12.8 0z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  )
}
