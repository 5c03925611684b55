import { The, whose } from '../../engine/party.ts'
import type { CounselFacts, CounselStory, Twist } from './facts.ts'

const NAMED: Readonly<Partial<Record<Twist, string>>> = {
  'charged-lineup': 'evidence of the lineup identification',
  'uncharged-lineup': 'evidence of the lineup identification',
  photographs: 'evidence of the photo identification',
  sample: 'the handwriting sample',
  'own-source': 'the in-court identification',
  'no-own-source': 'the in-court identification',
  'reliable-showup': 'evidence of that identification',
  'unreliable-showup': 'evidence of that identification',
  'chance-encounter': 'evidence of that identification',
}

/** The evidence in question, by name. */
const evidence = ({ twist }: CounselFacts) => NAMED[twist] ?? 'the statement'

/** The story itself tells where this is offered. */
const OFFERED: readonly Twist[] = [
  'other-offense',
  'included-offense',
  'impeachment',
  'own-source',
  'no-own-source',
  'sample',
]

export function askMotion(facts: CounselFacts, { suspect }: CounselStory): string {
  return `${The(suspect)} has moved to exclude ${evidence(facts)}. How should the court rule on the motion?`
}

export function askExclusion(facts: CounselFacts, { suspect }: CounselStory): string {
  if (OFFERED.includes(facts.twist))
    return `${The(suspect)} objects. Should the court exclude ${evidence(facts)}?`
  return `At trial, the prosecution offers ${evidence(facts)}, and ${suspect.the} objects. Should the court exclude it?`
}

export function askAdmission(facts: CounselFacts, { suspect }: CounselStory): string {
  if (facts.twist === 'impeachment') return 'Is the statement admissible for that purpose?'
  if (OFFERED.includes(facts.twist)) return `Is ${evidence(facts)} admissible?`
  return `Is ${evidence(facts)} admissible at ${whose(suspect)} trial for robbery?`
}
