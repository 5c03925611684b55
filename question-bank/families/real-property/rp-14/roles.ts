import type { PossessionFacts, PossessionSkin } from './facts.ts'

/** Who claims title by possession now. */
export const possessorOf = ({ wrinkle }: PossessionFacts, skin: PossessionSkin): string =>
  wrinkle === 'transfer' || wrinkle === 'expulsion' ? skin.next : skin.holder

const INHERITED: readonly PossessionFacts['wrinkle'][] = [
  'minor heir',
  'sale',
  'remainder',
  'later remainder',
]

/** Who sues for the land. */
export function claimantOf({ wrinkle }: PossessionFacts, skin: PossessionSkin): string {
  if (wrinkle === 'city') return 'the city'
  return INHERITED.includes(wrinkle) ? skin.heir : skin.owner
}
