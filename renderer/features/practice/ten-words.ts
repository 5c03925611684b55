import { atStart, inWords } from '#protocol/figures.ts'
import { type Answered, SITTING } from './sitting.ts'

/** The title and the text over the end of a sitting, by whether anything was missed in it. */
export const tenWords = (answered: readonly Pick<Answered, 'grade'>[]): { title: string; text: string } =>
  answered.every(({ grade }) => grade.isCorrect)
    ? {
        title: answered.length === SITTING ? 'Ten for ten' : 'All correct',
        text: 'Each of these rules comes back before you’d forget it.',
      }
    : {
        title: `${atStart(inWords(answered.length))} down`,
        text: 'The rules you missed come back soon, each in another question if we have one.',
      }
