import type { Database } from './database.ts'

/** Returns the server's key of a name, the same at every node: the one `made` where there was none yet. */
export async function keptKey(
  { prisma: { serverKey } }: Pick<Database, 'prisma'>,
  name: string,
  made: () => string,
): Promise<string> {
  await serverKey.createMany({ data: [{ name, key: made() }], skipDuplicates: true })
  return (await serverKey.findUniqueOrThrow({ where: { name } })).key
}
