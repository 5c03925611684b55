/** Whether the player asked for less motion: here, or of the system. */
export function prefersReducedMotion(): boolean {
  return (
    document.documentElement.dataset.motion === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
