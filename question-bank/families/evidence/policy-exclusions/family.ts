import { defineFamily } from '../../engine/define-family.ts'
import { rulingOnObjection } from '../../engine/objection-forms.ts'
import { whose } from '../../engine/party.ts'
import { facts, type PolicyFacts } from './facts.ts'
import { decide } from './law.ts'
import { misconceptions } from './misconceptions.ts'
import { paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

function area({ item }: PolicyFacts): string {
  if (item.includes('repair')) return 'Subsequent remedial measures'
  return item.includes('insurance') ? 'Liability insurance' : 'Compromise, payment of expenses and pleas'
}

/** EV-12: evidence kept out by rules of policy, FRE 407 to 411, as of 24 November 2026. */
export const policyExclusions = defineFamily({
  id: 'ev-12',
  edition: 5,
  name: 'Policy exclusions',
  subject: 'Evidence',
  subtopic: 'Privileges and policy exclusions',
  area,
  jurisdiction: 'F',
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
    rulingOnObjection,
    {
      id: 'admissible',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: () => 'Should the court admit the evidence for that purpose?',
    },
    {
      id: 'error',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ item }, { plaintiff, defendant }) =>
        `Is the evidence admissible over ${whose(item === 'no insurance' ? plaintiff : defendant)} objection?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Sort first by the kind of thing that happened, then by the point that someone wants to make with it.',
    'Draw a timeline, and put next to each event who acted and what was then contested.',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
