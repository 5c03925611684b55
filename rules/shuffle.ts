/** A source of numbers in [0,1); passed in, so that rules stay pure. */
export type Random = () => number

/** Order of n options for one showing (Fisher-Yates): order[i] is the item's own index of the option shown at index i. */
export function shuffledOrder(n: number, random: Random): number[] {
  const order = Array.from({ length: n }, (_, i) => i)
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const a = order[i] as number
    order[i] = order[j] as number
    order[j] = a
  }
  return order
}
