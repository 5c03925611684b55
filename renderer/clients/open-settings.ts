const doors = new Set<() => void>()

/** Opens this computer's settings from any screen. */
export const openSettings = (): void => {
  for (const open of doors) open()
}

/** Hears that the settings are to open; answers how to stop. */
export function hearOpening(open: () => void): () => void {
  doors.add(open)
  return () => doors.delete(open)
}
