/**
 * Returns what can be read of a damaged file: all of it at once, or, where that fails, one part after the other, without those
 * that can't be read.
 */
export async function salvaged<Part, Found>(
  readAll: () => Promise<Found[]>,
  parts: () => Iterable<Part> | Promise<Iterable<Part>>,
  readPart: (part: Part) => Promise<Found[]>,
): Promise<Found[]> {
  const all = await readAll().catch(() => null)
  if (all) return all
  const found: Found[] = []
  for (const part of await parts()) found.push(...(await readPart(part).catch(() => [])))
  return found
}
