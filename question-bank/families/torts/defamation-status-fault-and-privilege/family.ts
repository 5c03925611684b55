import { defineFamily } from '../../engine/define-family.ts'
import { defamed, facts, isPresumed, publisher } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** TT-15: who recovers for defamation, with what fault, and against which privilege. */
export const defamation = defineFamily({
  id: 'tt-15',
  edition: 4,
  name: 'Defamation: status, fault and privilege',
  subject: 'Torts',
  subtopic: 'Defamation and privacy',
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
      id: 'recover',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) =>
        `Can ${defamed(at, story).the} recover ${isPresumed(at) ? 'presumed damages ' : ''}from ${publisher(at, story).the}?`,
    },
    {
      id: 'judgment',
      kind: 'ruling',
      yes: 'The plaintiff',
      no: 'The defendant',
      ask: () => 'For whom should the court enter judgment?',
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, story) =>
        `The trial court entered judgment for ${publisher(at, story).the}, and ${defamed(at, story).the} appealed. How should the appellate court rule?`,
    },
  ],
  hints: ({ speech }) =>
    ['testimony', 'reference', 'false reference', 'spread', 'fair report', 'repeated'].includes(speech)
      ? [
          'Ask what the occasion was, how far its protection reaches, and what would take that protection away.',
          'Name the setting first. Then ask whether its shelter can be lost, and how.',
        ]
      : [
          'Sort in turn by who sues, by topic, by how the words came to be published, and by the remedy.',
          'Begin with the person who sues and the subject, then see what state of mind is needed.',
        ],
})
