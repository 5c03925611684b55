import { share } from '#protocol/figures.ts'
import { type brier, type Calibrated, SURE_HOLDS } from '#rules/confidence.ts'
import { CONFIDENCE_WORDS } from '../../../components/reason-words.ts'

/** The meaning of the calibration chart, in a sentence or two. */
export function calibrationSummary(points: readonly Calibrated[], off: ReturnType<typeof brier>): string {
  const said = points.map((one) => `${CONFIDENCE_WORDS[one.confidence]} ${share(one.share)}`).join(', ')
  const sure = points.find(({ confidence }) => confidence === 'sure')
  const plainly =
    sure && sure.share < SURE_HOLDS ? ' When you say Sure, you miss more often than Sure should.' : ''
  const beside = off
    ? off.stated < off.average
      ? ' Your words say more than your average alone.'
      : ' Your average alone says as much as these words.'
    : ''
  return `Correct: ${said}.${plainly}${beside}`
}
