import type { Database } from './database.ts'

/** Whether the file holds practice questions of any version. */
export async function hasQuestions(db: Database): Promise<boolean> {
  return (
    (await db.prisma.question.findFirst({
      where: { pool: 'practice', retiredAt: null },
      select: { id: true },
    })) !== null
  )
}
