/** Returns the name of a question of a duel, as clients send it back. */
export const qidOf = (matchId: string, round: number): string => `${matchId}.${round}`

const QID = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([1-9]\d?)$/

/** Returns the match and round that a name stands for; null when it is no such name. */
export function readQid(qid: string): { matchId: string; round: number } | null {
  const [, matchId, round] = QID.exec(qid) ?? []
  return matchId && round ? { matchId, round: Number(round) } : null
}
