import { counted } from '#protocol/figures.ts'

/**
 * Returns how many answers and notes a quit would lose now: those that a lab's computer has noted as not uploaded, after one
 * more try. They're noted before each reply of the engine, and stay so where it's gone or the server ended the session.
 */
export async function lostByQuitting(
  forward: (request: Request) => Promise<Response>,
  origin: string,
  noted: () => Promise<number>,
): Promise<number> {
  if ((await noted()) === 0) return 0
  // Without an engine or a player nothing more can be uploaded.
  await forward(new Request(`${origin}/api/sync/now`, { method: 'POST' })).catch(() => undefined)
  return noted()
}

/** The text for answers and notes that are lost with a lab's profile. */
export const lostAnswersText = (count: number): string =>
  `${counted(count, 'answer or note hasn’t', 'answers and notes haven’t')} synced`
