import type { SeveranceFacts, SeveranceSkin } from './facts.ts'

const OUTSIDE = [
  'deed',
  'secret deed',
  'kept deed',
  'mortgage',
  'judgment lien',
  'execution sale',
  'contract',
]

/** True where the share itself was in an outsider's hands when one of the others died. */
const outsiderDies = ({ holding, death }: SeveranceFacts) => holding === 'three' && death === 'actor'

/** Whose death the question is about. */
export function deadOf(facts: SeveranceFacts, skin: SeveranceSkin): string {
  if (outsiderDies(facts)) return skin.outsider
  return facts.death === 'actor' ? skin.actor : skin.other
}

/** Who claims an interest that survivorship would take away. */
export function takerOf(facts: SeveranceFacts, skin: SeveranceSkin): string {
  const outside = OUTSIDE.includes(facts.event) && facts.death === 'actor' && !outsiderDies(facts)
  return outside ? skin.outsider : skin.heir
}

/** Who claims that survivorship took everything. */
export function survivorOf(facts: SeveranceFacts, skin: SeveranceSkin): string {
  if (facts.holding === 'three') return skin.third
  if (facts.death === 'actor') return skin.other
  const bought = facts.event === 'deed' || facts.event === 'secret deed' || facts.event === 'execution sale'
  return bought ? skin.outsider : skin.actor
}
