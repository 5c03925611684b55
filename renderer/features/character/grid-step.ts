/**
 * Where an arrow key leads in a grid of `count` cells, `columns` to a row: left and right run on through the rows and
 * around, up and down stay in their column and stop at its ends. Null for any other key.
 */
export function gridStep(key: string, from: number, columns: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count
    case 'ArrowLeft':
      return (from - 1 + count) % count
    case 'ArrowDown':
      return from + columns < count ? from + columns : from
    case 'ArrowUp':
      return from - columns >= 0 ? from - columns : from
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
