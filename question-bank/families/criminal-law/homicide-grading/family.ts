import { defineFamily } from '../../engine/define-family.ts'
import { he } from '../../engine/party.ts'
import { chargeOf } from './charge.ts'
import { facts, type HomicideStory, type Twist } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

const INTENDED: readonly Twist[] = ['mercy', 'transferred', 'planned', 'impulse']
const DANGEROUS: readonly Twist[] = ['injury', 'shove', 'crowd', 'jest']

/** CR-01: murder and its degrees, manslaughter, and felony murder; the facts decide which. */
export const homicideGrading = defineFamily({
  id: 'cr-01',
  edition: 4,
  name: 'Homicide grading',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Homicide',
  area: ({ scene, twist }) => {
    if (scene === 'felony') return 'Felony murder'
    if (scene === 'provoked') return 'Provocation and voluntary manslaughter'
    if (INTENDED.includes(twist)) return 'Intent-to-kill murder and degrees'
    return DANGEROUS.includes(twist)
      ? 'Depraved-heart and intent-to-injure murder'
      : 'Involuntary and misdemeanor manslaughter'
  },
  jurisdiction: 'S',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-26',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly HomicideStory[],
  tell,
  forms: [
    {
      id: 'guilty',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, { killer }) => `Is ${killer.the} guilty of ${chargeOf(twist)}?`,
    },
    {
      id: 'verdict',
      kind: 'ruling',
      yes: 'Guilty',
      no: 'Not guilty',
      ask: ({ twist }, { killer }) =>
        `If ${killer.the} is tried for ${chargeOf(twist)}, what should the verdict be?`,
    },
    {
      id: 'convicted',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, { killer }) =>
        `If ${killer.the} is charged with ${chargeOf(twist)}, should ${he(killer)} be convicted?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Ask first which state of mind the prosecution has to prove; then look for a doctrine that lowers or bars the charge.',
    'Compare the charge with each thing that has to be proved for it.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
