import { expect } from 'vitest'
import type { BankItem } from '#protocol/bank.ts'
import type { GradedAnswer, ShownQuestion, SoloChallenge } from '#protocol/http/solo.ts'
import type { Reply } from './desk.ts'

type Send = (method: 'POST', url: string, payload: object) => Promise<Reply>
type Answered = GradedAnswer & { challenge: SoloChallenge }

/** Plays a run to its end: `right` right answers first, then wrong ones until the lives are gone. */
export async function playSolo(send: Send, bank: readonly BankItem[], right: number) {
  const keyOf = new Map(bank.map((item) => [item.stem, item.choices[item.correctIndex]]))
  const call = async <T>(path: string, payload: object): Promise<T> => {
    const { status, body } = await send('POST', `/api/solo-challenge/${path}`, payload)
    expect({ status, body, path }).toMatchObject({ status: 200 })
    return body as T
  }
  const start = { subject: 'Mixed Questions' }
  let { challenge, question } = await call<{ challenge: SoloChallenge; question: ShownQuestion }>(
    'start',
    start,
  )
  const answers: Answered[] = []
  for (;;) {
    const key = question.choices.indexOf(keyOf.get(question.stem) ?? '')
    const userAnswer = answers.length < right ? key : (key + 1) % 4
    const ids = { challengeId: challenge.id, questionId: question.id }
    const answer = await call<Answered>('answer', { ...ids, userAnswer })
    expect(answer.correctAnswer).toBe(key)
    answers.push(answer)
    challenge = answer.challenge
    if (challenge.livesRemaining === 0) return { challenge, answers }
    const next = await call<{ question: ShownQuestion }>('next-question', { challengeId: challenge.id })
    question = next.question
  }
}

/** Gives an answer to the open question, or to the first of a new run. Returns the id of its showing. */
export async function answerOne(send: Send, bank: readonly BankItem[], right: boolean): Promise<string> {
  const started = (await send('POST', '/api/solo-challenge/start', { subject: 'Mixed Questions' })).body
  const { challenge, question } = started as unknown as { challenge: SoloChallenge; question: ShownQuestion }
  const item = bank.find(({ stem }) => stem === question.stem)
  if (!item) expect.fail(`the bank has no such question: ${question.stem}`)
  const key = question.choices.indexOf(item.choices[item.correctIndex] ?? '')
  const { status } = await send('POST', '/api/solo-challenge/answer', {
    challengeId: challenge.id,
    questionId: question.id,
    userAnswer: right ? key : (key + 1) % 4,
  })
  expect(status).toBe(200)
  return question.id
}
