/** A message between nodes: that something moved, and how far; never its new state. */
export type Notice =
  | { about: 'duel'; matchId: string; seq: number }
  | { about: 'mail' }
  /** a session of this player ended before its time; the database itself says so */
  | { about: 'session'; userId: string }

/**
 * The wire between nodes. It may lose and reorder notices: every node reads the duels of its own sockets again each
 * second. PostgreSQL carries it; another driver fits here if that is ever measured to be needed (design section 6).
 */
export interface Bus {
  /** resolves when it listens, or could not yet and will try again */
  start(): Promise<void>
  /** batched; never throws */
  publish(notice: Notice): void
  /** hears the notices of all nodes, its own included */
  subscribe(listener: (notice: Notice) => void): void
  end(): Promise<void>
}
