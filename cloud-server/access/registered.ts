import type { AppParts } from '../app.ts'
import { cloudApp } from '../app.ts'

/** Every route that the cloud server registers with these parts, as 'METHOD /path'. It listens nowhere. */
export async function registeredRoutes(parts: AppParts): Promise<string[]> {
  const found = new Set<string>()
  const app = await cloudApp({
    ...parts,
    onRoute: ({ method, url }) => {
      for (const one of [method].flat()) found.add(`${one} ${url}`)
    },
  })
  await app.ready()
  await app.close()
  return [...found]
}
