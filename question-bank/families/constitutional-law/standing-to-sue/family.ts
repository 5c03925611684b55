import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { caseOf } from './case-of.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** CL-01: standing to sue and mootness. */
export const standingToSue = defineFamily({
  id: 'cl-01',
  edition: 4,
  name: 'Standing to sue',
  subject: 'Constitutional Law',
  subtopic: 'Judicial review and federal courts',
  area,
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-26',
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
      id: 'hear',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) =>
        at.door === 'ended'
          ? 'May the court still decide the case?'
          : `Does ${caseOf(at, story).plaintiff.the} have standing?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at, story) =>
        `${The(caseOf(at, story).defendant)} has moved to dismiss ${at.door === 'ended' ? 'the case as moot' : 'for lack of standing'}. How should the court rule on the motion?`,
    },
    {
      id: 'dismiss',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: ({ door }) =>
        `Should the court dismiss the ${door === 'ended' ? 'case as moot' : 'suit for lack of standing'}?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: ({ door }) =>
    door === 'ended'
      ? ['Compare what the complaint demanded with what a judge could achieve today, and for whom.']
      : ['Whose loss is it, where did it come from, and what good would winning do?'],
})
