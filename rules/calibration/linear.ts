/** The sum of the products of two vectors of one length. */
export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)

/** Returns a vector moved along another, so many times that one. */
export const moved = (a: readonly number[], along: readonly number[], times: number): number[] =>
  a.map((value, i) => value + times * (along[i] ?? 0))

const ENOUGH = 1e-24

/** Returns x of `matrix · x = right` for a symmetric positive definite matrix, by conjugate gradients. */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  let x = right.map(() => 0)
  let [rest, way] = [[...right], [...right]]
  let size = dot(rest, rest)
  const enough = size * ENOUGH
  for (let i = 0; i < 4 * right.length && size > enough; i++) {
    const turned = matrix.map((row) => dot(row, way))
    const far = size / dot(way, turned)
    x = moved(x, way, far)
    rest = moved(rest, turned, -far)
    const left = dot(rest, rest)
    way = moved(rest, way, left / size)
    size = left
  }
  return x
}
