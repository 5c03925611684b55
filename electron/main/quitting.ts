import { counted } from '#protocol/figures.ts'

/** Returns how many answers and notes a quit would lose now: those a lab's computer has not uploaded, after one more try. */
export async function lostByQuitting(
  forward: (request: Request) => Promise<Response>,
  origin: string,
): Promise<number> {
  const waiting = async (path: string, method: string): Promise<number> => {
    const reply = await forward(new Request(`${origin}${path}`, { method }))
    if (!reply.ok) return 0
    const status = (await reply.json()) as { waiting: number; ephemeral: boolean }
    return status.ephemeral ? status.waiting : 0
  }
  try {
    return (await waiting('/api/sync/status', 'GET')) && (await waiting('/api/sync/now', 'POST'))
  } catch {
    // Without an engine or a player there is nothing that could still be saved.
    return 0
  }
}

/** The text for answers and notes that are lost with a lab's profile. */
export const lostAnswersText = (count: number): string =>
  `${counted(count, 'answer or note hasn’t', 'answers and notes haven’t')} synced`
