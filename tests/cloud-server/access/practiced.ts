import { isKey } from '../../study/bank-builder.ts'
import type { Ground } from './ground.ts'

/** A right answer to a question of practice. */
export async function practicable(ground: Ground) {
  const page = await ground.as('player')
  const { question } = (await page.send('POST', '/api/practice/next', {})).json()
  return { questionId: question.id as string, userAnswer: (question.choices as string[]).findIndex(isKey) }
}

/** The showing of a question of practice that was missed. */
export async function missed(ground: Ground): Promise<string> {
  const { questionId, userAnswer } = await practicable(ground)
  const answer = { questionId, userAnswer: (userAnswer + 1) % 4 }
  await (await ground.as('player')).send('POST', '/api/practice/answer', answer)
  return questionId
}

export async function answeredItem(ground: Ground) {
  const { db } = ground.server
  const { questionId } = await db.prisma.showing.findUniqueOrThrow({ where: { id: await missed(ground) } })
  return db.prisma.question.findUniqueOrThrow({ where: { id: questionId } })
}
