import type { EasementFacts, EasementStory, Twist } from './facts.ts'

const WITHOUT_ROAD: readonly Twist[] = [
  'unrecorded',
  'landlocked',
  'convenient',
  'cut-off-later',
  'never-common',
]

/** True where a way already crosses the front parcel. */
export const hasRoad = (twist: Twist): boolean => !WITHOUT_ROAD.includes(twist)

/** The right in dispute: its holder, a verb, and the rest, of which a question or a statement can be made. */
function rightOf(twist: Twist, s: EasementStory): { readonly may: boolean; readonly rest: string } {
  switch (twist) {
    case 'moved-at-common-law':
    case 'moved-by-restatement':
      return { may: true, rest: `insist on the original route of ${s.way.the}` }
    case 'other-land':
      return { may: true, rest: `use ${s.way.the} for trips to ${s.more.the}` }
    default:
      return {
        may: false,
        rest: hasRoad(twist) ? `an easement over ${s.way.the}` : `an easement across ${s.front.the}`,
      }
  }
}

/** "the grower has an easement over the lane"; "he has" where the sentence has named the grower. */
export function claim({ twist }: EasementFacts, s: EasementStory, holder = s.claimant.the): string {
  const { may, rest } = rightOf(twist, s)
  return `${holder} ${may ? 'may' : 'has'} ${rest}`
}

/** "Does the grower have an easement over the lane?" */
export function question({ twist }: EasementFacts, s: EasementStory): string {
  const { may, rest } = rightOf(twist, s)
  return may ? `May ${s.claimant.the} ${rest}?` : `Does ${s.claimant.the} have ${rest}?`
}
