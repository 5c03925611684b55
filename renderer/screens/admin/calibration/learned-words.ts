import { whole } from '#protocol/figures.ts'
import { LEAST_ANSWERS } from '#rules/calibration/refit.ts'
import type { Report } from '../../../clients/calibration.ts'
import { brierText } from './chance-words.ts'

/** The result of the night's learning, in a sentence or two. */
export function learnedText({ refit }: Pick<Report, 'refit'>): string {
  if (!refit)
    return `We learn these numbers from ${whole(LEAST_ANSWERS)} first answers to practice questions. There aren’t enough yet.`
  const { learned, heldOut, before, after, taken } = refit
  const checked = `On ${whole(heldOut)} answers of other players, the Brier score ${taken ? 'went' : 'would go'} from ${brierText(before)} to ${brierText(after)}.`
  return taken
    ? `Learned from ${whole(learned)} answers that night. ${checked}`
    : `We kept the numbers we had. ${checked}`
}
