/** Up to two letters that stand for a name where there is no portrait. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase()
}
