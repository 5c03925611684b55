import { he, The } from '../../engine/party.ts'
import type { EasementFacts, EasementStory, Twist } from './facts.ts'

const WITHOUT_ROAD: readonly Twist[] = [
  'unrecorded',
  'landlocked',
  'convenient',
  'cut-off-later',
  'never-common',
]

/** True where a way already crosses the front parcel. */
const hasRoad = (twist: Twist): boolean => !WITHOUT_ROAD.includes(twist)

/** The right in dispute, as a noun with its article. */
function rightOf(twist: Twist, s: EasementStory): string {
  const isMoved = twist === 'moved-at-common-law' || twist === 'moved-by-restatement'
  if (isMoved) return `a right to use the original route of ${s.way.the}`
  if (twist === 'other-land') return `a right to use ${s.way.the} for trips to ${s.more.the}`
  // Estoppel makes an irrevocable license, which not everybody calls an easement.
  if (twist === 'spent') return `a right to continue the use of ${s.way.the}`
  return hasRoad(twist) ? `an easement over ${s.way.the}` : `an easement across ${s.front.the}`
}

/** "the grower had an easement over the lane", as the trial court declared. */
export const declaration = ({ twist }: EasementFacts, s: EasementStory): string =>
  `${s.claimant.the} had ${rightOf(twist, s)}`

/** "he has an easement over the lane", in a sentence that has named the grower. */
export const claim = ({ twist }: EasementFacts, s: EasementStory): string =>
  `${he(s.claimant)} has ${rightOf(twist, s)}`

/** "Does the grower have an easement over the lane?" */
export const question = ({ twist }: EasementFacts, s: EasementStory): string =>
  `${STATES[twist] ?? ''}${STATES[twist] ? 'does' : 'Does'} ${s.claimant.the} have ${rightOf(twist, s)}?`

const TEN = 'In a state where the prescriptive period is ten years, '
const PRESUMED =
  "In a state where the prescriptive period is ten years and open use of another's land is presumed to be adverse, "
const RESTATEMENT = 'In a state that follows the Restatement (Third) of Property: Servitudes, '

/** Where courts or statutes differ, the law of the state, before the call. */
const STATES: Readonly<Partial<Record<Twist, string>>> = {
  'moved-at-common-law': 'In a state that follows the traditional rule on the relocation of easements, ',
  'moved-by-restatement': RESTATEMENT,
  spent: RESTATEMENT,
  'reserved-at-common-law':
    'In a state that keeps the traditional distinction between grantors and grantees of implied easements, ',
  'reserved-by-restatement': RESTATEMENT,
  convenient: 'In a state that requires strict necessity for an easement by necessity, ',
  adverse: TEN,
  permitted: TEN,
  interrupted: PRESUMED,
  tacked: PRESUMED,
}

/** The beginning of a call: "In a state that …, the grower has sued", or just "The grower has sued". */
export const inState = ({ twist }: EasementFacts, { claimant }: EasementStory): string => {
  const state = STATES[twist]
  return state ? `${state}${claimant.the}` : The(claimant)
}
