import type { ExamHome } from '../../clients/exam.ts'

/** The end of a block that was gone from under the player's hands, in words; `hasReport` where it was handed in. */
export interface Gone {
  title: string
  description: string
  hasReport: boolean
}

/** Tells what another tab or device did with a block, by what the engine has now. */
export function goneWords(blockId: string, { past }: Pick<ExamHome, 'past'>): Gone {
  return past.some(({ id }) => id === blockId)
    ? {
        title: 'Block handed in',
        description: 'It was handed in from another tab or device.',
        hasReport: true,
      }
    : {
        title: 'Block discarded',
        description: 'You discarded it from another tab or device. None of it counts.',
        hasReport: false,
      }
}
