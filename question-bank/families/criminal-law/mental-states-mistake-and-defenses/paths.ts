import type { PathTable } from '../../engine/tables.ts'
import type { MentalFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** States of mind, mistakes and defenses, one row a path: 'yes' makes the defendant guilty of the crime charged. */
export const paths = {
  rack: { rules: ['honest'], because: ['no-negated'], level: 3 },
  gift: { rules: ['claim'], because: ['no-negated'], level: 5 },
  lookalike: { rules: ['reasonable-mistake'], because: ['no-reasonable'], level: 4 },
  stranger: { rules: ['reasonable-mistake'], because: ['yes-unreasonable'], level: 4 },
  sale: { rules: ['strict'], because: ['yes-strict'], level: 3 },
  rifle: { rules: ['silent'], because: ['no-presumed'], level: 6 },
  lawyer: { rules: ['ignorance', 'lawyer'], because: ['yes-ignorance'], level: 4 },
  agency: { rules: ['ignorance', 'official'], because: ['no-official'], level: 4 },
  tax: { rules: ['willful'], because: ['no-willful'], level: 6 },
  'drunk-intent': { rules: ['drunk-specific'], because: ['no-drunk'], level: 3 },
  'drunk-touch': { rules: ['drunk-general'], because: ['yes-general'], level: 3 },
  'drunk-fire': { rules: ['drunk-arson'], because: ['yes-malice'], level: 5 },
  'drugged-blind': { rules: ['involuntary'], because: ['no-involuntary'], level: 4 },
  'drugged-aware': { rules: ['involuntary', 'drugged-intent'], because: ['yes-knew'], level: 7 },
  toy: { rules: ['appearance'], because: ['no-fear'], level: 3 },
  slap: { rules: ['proportion'], because: ['yes-excess'], level: 3 },
  knife: { rules: ['escalation'], because: ['no-escalated'], arguable: ['no-fear'], level: 6 },
  attacker: { rules: ['aggressor'], because: ['yes-aggressor'], level: 4 },
  fright: { rules: ['imperfect'], because: ['yes-imperfect'], level: 5 },
  'reasonable-rescue': { rules: ['others'], because: ['no-others'], level: 5 },
  'alter-ego-rescue': { rules: ['alter-ego'], because: ['yes-alter-ego'], level: 7 },
  storm: { rules: ['necessity'], because: ['no-necessity'], level: 3 },
  station: { rules: ['alternative'], because: ['yes-alternative'], level: 4 },
  robbery: { rules: ['duress'], because: ['no-duress'], arguable: ['no-necessity'], level: 4 },
  killing: { rules: ['duress-murder'], because: ['yes-life'], level: 4 },
  death: { rules: ['duress-murder', 'duress-felony'], because: ['no-felony'], level: 7 },
  urge: { rules: ['mnaghten'], because: ['yes-knew'], level: 5 },
  irresistible: { rules: ['mnaghten', 'impulse'], because: ['no-control'], level: 5 },
  delusion: { rules: ['mnaghten'], because: ['no-nature'], level: 4 },
} as const satisfies PathTable<MentalFacts, typeof rules, typeof reasons, typeof misconceptions>

const TWISTS: Readonly<Record<MentalFacts['scene'], readonly Twist[]>> = {
  taking: ['rack', 'gift'],
  prank: ['lookalike', 'stranger'],
  statute: ['sale', 'rifle'],
  law: ['lawyer', 'agency', 'tax'],
  drink: ['drunk-intent', 'drunk-touch', 'drunk-fire', 'drugged-blind', 'drugged-aware'],
  fight: ['toy', 'slap', 'knife', 'attacker', 'fright'],
  rescue: ['reasonable-rescue', 'alter-ego-rescue'],
  cold: ['storm', 'station'],
  threat: ['robbery', 'killing', 'death'],
  illness: ['urge', 'irresistible', 'delusion'],
}

/** The path that these facts take; null for a twist that belongs to another setting. */
export function decide({ scene, twist }: MentalFacts): keyof typeof paths | null {
  return TWISTS[scene].includes(twist) ? twist : null
}

const AREAS: Readonly<Record<MentalFacts['scene'], string>> = {
  taking: 'Mistake of fact or law',
  prank: 'Mistake of fact or law',
  statute: 'Mental states and strict liability',
  law: 'Mistake of fact or law',
  drink: 'Insanity and intoxication',
  fight: 'Self-defense, defense of others and property',
  rescue: 'Self-defense, defense of others and property',
  cold: 'Necessity, duress and entrapment',
  threat: 'Necessity, duress and entrapment',
  illness: 'Insanity and intoxication',
}

/** The area of the taxonomy to which the setting belongs. */
export const area = ({ scene }: MentalFacts): string => AREAS[scene]
