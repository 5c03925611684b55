/**
 * Returns the first candidate whose unfairness is at most zero, without asking for those after it; where there is none,
 * the one with the least. Throws when there are no candidates.
 */
export function fairest<Candidate>(
  candidates: Iterable<Candidate>,
  unfairness: (candidate: Candidate) => number,
): Candidate {
  let best: { candidate: Candidate; excess: number } | undefined
  for (const candidate of candidates) {
    const excess = unfairness(candidate)
    if (!best || excess < best.excess) best = { candidate, excess }
    if (excess <= 0) break
  }
  if (!best) throw new Error('no candidates')
  return best.candidate
}
