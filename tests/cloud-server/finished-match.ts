import { randomUUID } from 'node:crypto'
import type { TestServer } from './server.ts'

type Created = Parameters<TestServer['db']['prisma']['match']['create']>[0]['data']
/** The columns of a match that a test sets. */
export type MatchParts = { [Name in keyof Created]?: Created[Name] }

/** Stores a duel that the first player won 6 to 4 at an instant, unless told; returns its id. */
export async function finishedMatch(server: TestServer, at: number, parts: MatchParts): Promise<string> {
  const id = randomUUID()
  await server.db.prisma.match.create({
    data: {
      id,
      kind: 'live',
      roomCode: id,
      subject: 'Torts',
      winner: 1,
      player1Score: 6,
      player2Score: 4,
      status: 'over',
      ended: 'played',
      currentRound: 10,
      rounds: 10,
      answerWindowMs: 60_000,
      revealMs: 4_500,
      silence: 'timeout',
      itemIds: [],
      optionOrders: [],
      createdAt: new Date(at),
      finishedAt: new Date(at),
      ...parts,
    } as Created,
  })
  return id
}
