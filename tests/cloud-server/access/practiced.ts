import { isKey } from '../../study/bank-builder.ts'
import type { AccessFixture } from './fixture.ts'

/** A right answer to a question of practice. */
export async function practicable(fixture: AccessFixture) {
  const page = await fixture.as('player')
  const { question } = (await page.send('POST', '/api/practice/next', {})).json()
  return { questionId: question.id as string, userAnswer: (question.choices as string[]).findIndex(isKey) }
}

/** The showing of a question of practice that was missed. */
export async function missed(fixture: AccessFixture): Promise<string> {
  const { questionId, userAnswer } = await practicable(fixture)
  const answer = { questionId, userAnswer: (userAnswer + 1) % 4 }
  await (await fixture.as('player')).send('POST', '/api/practice/answer', answer)
  return questionId
}

export async function answeredItem(fixture: AccessFixture) {
  const { db } = fixture.server
  const { questionId } = await db.prisma.showing.findUniqueOrThrow({ where: { id: await missed(fixture) } })
  return db.prisma.question.findUniqueOrThrow({ where: { id: questionId } })
}
