/** A near tie is announced in this many last rounds: they can still turn it. */
const LAST_ROUNDS = 3

/**
 * Returns the remark of the bench on a duel that is close at its end, else null. `scores` are [you, opponent] before
 * this round.
 */
export function closeFinish(
  round: number,
  rounds: number,
  [you, opponent]: readonly [number, number],
): string | null {
  const left = rounds - round + 1
  if (left > LAST_ROUNDS || Math.abs(you - opponent) > 1) return null
  if (left === 1) {
    if (you === opponent) return 'Final round: this one decides it'
    return you > opponent ? 'Final round: hold your lead' : 'Final round: tie it up'
  }
  if (you === opponent) return `Tied, with ${left} to go`
  return you > opponent ? `Up one, with ${left} to go` : `Down one, with ${left} to go`
}
