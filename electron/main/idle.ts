const CHECK_MS = 15_000

export interface IdleParts {
  /** minutes without a key press or a movement; 0 for never */
  minutes: number
  /** seconds since the last key press or movement, by the system */
  idleSeconds: () => number
  signOut: () => void
}

/**
 * Signs the player out when nobody has been at the computer for `minutes`, and again only after somebody was. Returns a
 * function that stops the checks.
 */
export function signOutWhenIdle({ minutes, idleSeconds, signOut }: IdleParts): () => void {
  if (minutes <= 0) return () => undefined
  let done = false
  const timer = setInterval(() => {
    const idle = idleSeconds() >= minutes * 60
    if (idle && !done) signOut()
    done = idle
  }, CHECK_MS)
  return () => clearInterval(timer)
}
