import { type Answered, SITTING } from './sitting.ts'

/** The title and the text over the end of a sitting, by whether anything was missed in it. */
export const tenWords = (answered: readonly Pick<Answered, 'grade'>[]): { title: string; text: string } =>
  answered.every(({ grade }) => grade.isCorrect)
    ? {
        title: answered.length === SITTING ? 'Ten for ten' : 'All correct',
        text: 'Each of these rules comes back before you’d forget it.',
      }
    : {
        title: 'Ten down',
        text: 'The rules you missed come back soon, each as another question where there’s one.',
      }
