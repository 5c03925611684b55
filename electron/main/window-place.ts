import type { WindowBounds } from './settings.ts'

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Pixels of the window that must lie on a screen for it to be found and dragged. */
const IN_SIGHT = 80

const overlap = (from: number, length: number, start: number, room: number): number =>
  Math.min(from + length, start + room) - Math.max(from, start)

/** Where the window was, if that is still on a screen; else its size alone, no larger than the first screen. */
export function windowPlace(last: WindowBounds | null, screens: readonly Area[]): Partial<Area> {
  if (!last) return {}
  const { x, y, width, height } = last
  const seen = screens.some(
    (screen) =>
      overlap(x, width, screen.x, screen.width) >= IN_SIGHT &&
      overlap(y, height, screen.y, screen.height) >= IN_SIGHT,
  )
  if (seen) return { x, y, width, height }
  const [first] = screens
  return first ? { width: Math.min(width, first.width), height: Math.min(height, first.height) } : {}
}
