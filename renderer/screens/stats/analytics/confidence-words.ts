import { share } from '#protocol/figures.ts'
import { type brier, type Calibrated, SURE_HOLDS } from '#rules/confidence.ts'
import { CONFIDENCE_WORDS } from '../../../components/reason-words.ts'

/** The meaning of the calibration chart, in a sentence or two. */
export function calibrationSummary(points: readonly Calibrated[], off: ReturnType<typeof brier>): string {
  const said = points
    .map((one) => `${CONFIDENCE_WORDS[one.confidence]} was correct ${share(one.share)}`)
    .join(', ')
  const sure = points.find(({ confidence }) => confidence === 'sure')
  const plainly =
    sure && sure.share < SURE_HOLDS
      ? ' When you say Sure, your answer is incorrect more often than that word allows.'
      : ''
  const beside = off
    ? off.stated < off.average
      ? ' Your words tell more than your average alone would.'
      : ' Your average alone would tell as much as these words.'
    : ''
  return `${said}.${plainly}${beside}`
}
