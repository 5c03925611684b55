/** How many answers would be lost by quitting now: those a lab's computer has not uploaded, after one more try. */
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
    // No engine, nobody signed in: nothing to lose that could still be saved.
    return 0
  }
}

/** What is said of answers that are lost with a lab's profile. */
export const lostAnswersText = (count: number): string =>
  `${count === 1 ? 'One answer has' : `${count} answers have`} not reached the server`
