import type { NoteMark } from '#protocol/sync/mark.ts'

/** Returns the target of a note on a question, as it is stored. */
export const onQuestion = (questionId: string): NoteMark['target'] => `question:${questionId}`
