import { counted, fixed, share } from '#protocol/figures.ts'
import type { Suspect } from '#protocol/http/calibration.ts'
import type { Suspicion } from '#rules/calibration/suspect.ts'

/** Returns an oddity of a question in a few words. */
export const whyText = (why: Suspicion, { level, measuredLevel }: Suspect): string => {
  if (why === 'key') return 'Check the key'
  return measuredLevel > level ? 'Much harder than written' : 'Much easier than written'
}

/** Returns the facts that make a question suspect, in a sentence each. */
export const suspectFacts = ({ level, measuredLevel, players, right, questions }: Suspect): string[] => [
  `Written as difficulty ${fixed(level, Number.isInteger(level) ? 0 : 1)}, measured as ${fixed(measuredLevel)}.`,
  `${right} of ${counted(players, 'player', 'players')} got it correct the first time (${share(right / players)}).`,
  ...(questions > 1
    ? [`${questions} variants share this rating. The link opens the one answered most.`]
    : []),
]
