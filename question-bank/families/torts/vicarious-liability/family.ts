import { defineFamily } from '../../engine/define-family.ts'
import { he, his, The } from '../../engine/party.ts'
import { facts, hurt, sued, type VicariousFacts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The common law applies to a parent or an owner where no statute does. */
const without = ({ relation }: VicariousFacts): string =>
  relation === 'child'
    ? " in a jurisdiction that has no statute on a parent's liability for the acts of a child"
    : relation === 'borrower'
      ? " in a jurisdiction that has no statute on an owner's liability for the driver of a borrowed car"
      : ''

/** TT-13: when one person is liable for the tort of another. */
export const vicariousLiability = defineFamily({
  id: 'tt-13',
  edition: 5,
  name: 'Vicarious liability',
  subject: 'Torts',
  subtopic: 'Negligence: special limits and vicarious liability',
  area,
  jurisdiction: 'R',
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
      id: 'liable',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => {
        const victim = hurt(at, story)
        return `If ${victim.the} sues ${sued(at, story).the} for ${his(victim)} injuries${without(at)}, will ${he(victim)} prevail?`
      },
    },
    {
      id: 'judgment',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at, story) =>
        `${The(hurt(at, story))} sued ${sued(at, story).the}${without(at)}. ${The(sued(at, story))} has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, story) =>
        `${The(hurt(at, story))} sued ${sued(at, story).the} for damages${without(at)}. After a bench trial, the court entered judgment for ${sued(at, story).the}, and ${hurt(at, story).the} appealed. How should the appellate court rule?`,
    },
  ],
  hints: [
    'Sort first by how the two stood toward each other, then by the scene just before the accident.',
    'Ask who decided how things were to be done, and for whose benefit.',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
