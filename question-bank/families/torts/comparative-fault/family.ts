import { defineFamily } from '../../engine/define-family.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** TT-11: what one of two tortfeasors owes after a verdict that divides the fault. */
export const comparativeFault = defineFamily({
  id: 'tt-11',
  edition: 5,
  name: 'Comparative fault',
  subject: 'Torts',
  subtopic: 'Negligence: defenses',
  area: ({ regime }) =>
    regime === 'contributory' ? 'Contributory negligence and last clear chance' : 'Comparative fault',
  jurisdiction: 'S',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-24',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories,
  tell,
  forms: [
    {
      id: 'recover',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: (_, { plaintiff, first }) => `How much can ${plaintiff.the} recover from ${first.the}?`,
    },
    {
      id: 'judgment',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: (_, { first }) => `In what amount should the court enter judgment against ${first.the}?`,
    },
    {
      id: 'pay',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: (_, { plaintiff, first }) => `How much can ${first.the} be required to pay ${plaintiff.the}?`,
    },
  ],
  hints: ({ peril }) =>
    peril === 'none'
      ? [
          'Ask two things in turn: does this law let the claim stand at all, and whose portions must this party carry?',
          'First test whether the claim survives. Then decide who carries the portion of the other wrongdoer.',
        ]
      : [
          'Does an older doctrine on the final opportunity survive there, and could the injured person have escaped?',
          'Ask first whether this law compares or bars, and then who could still have prevented the harm.',
        ],
})
