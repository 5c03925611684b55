import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import {
  facts,
  isLate,
  isSubsidiary,
  type JoinderFacts,
  type JoinderStory,
  objectorOf,
  paperOf,
  type Twist,
} from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

const JOINDER = 'Joinder of parties and impleader'
const COUNTERCLAIMS = 'Counterclaims and crossclaims'
const INTERVENTION = 'Intervention and interpleader'

/** The areas of all twists but the amendments. */
const AREAS: Partial<Record<Twist, string>> = {
  crossclaim: COUNTERCLAIMS,
  stray: COUNTERCLAIMS,
  counterclaim: COUNTERCLAIMS,
  implead: JOINDER,
  blame: JOINDER,
  late: JOINDER,
  joined: JOINDER,
  apart: JOINDER,
  tortfeasor: JOINDER,
  claimant: JOINDER,
  intervenor: INTERVENTION,
  lender: INTERVENTION,
}

const BARRED = ' as barred by the statute of limitations'

/** CP-05: which claims and parties may be added to an action in federal court. */
export const amendmentJoinderAndRelationBack = defineFamily({
  id: 'cp-05',
  edition: 1,
  name: 'Amendment, joinder and relation back',
  subject: 'Civil Procedure',
  subtopic: 'Pleadings, joinder and class actions',
  area: ({ twist }: JoinderFacts) => AREAS[twist] ?? 'Amendment and relation back',
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
  stories: stories as readonly JoinderStory[],
  tell,
  forms: [
    {
      id: 'allow',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, s) =>
        isLate(twist)
          ? `Does ${paperOf(twist, s)} relate back to the date of the original complaint?`
          : `Should the court allow ${paperOf(twist, s)}?`,
    },
    {
      id: 'objection',
      kind: 'ruling',
      yes: 'Overrule the objection',
      no: 'Sustain the objection',
      ask: ({ twist }, s) =>
        `${The(objectorOf(twist, s))} objects to ${isSubsidiary(twist) ? 'the claim against it' : paperOf(twist, s)}${isLate(twist) ? BARRED : ''}. How should the court rule on the objection?`,
    },
    {
      id: 'rule-on',
      kind: 'ruling',
      yes: 'Allow it',
      no: 'Disallow it',
      ask: ({ twist }, s) =>
        isLate(twist)
          ? `${The(objectorOf(twist, s))} has raised the statute of limitations as a defense. How should the court rule on ${paperOf(twist, s)}?`
          : `${The(objectorOf(twist, s))} has opposed ${paperOf(twist, s)}. How should the court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Name the rule under which the newcomer is to be let in. Then go through its conditions one by one.',
    'Which rule opens this door, and which of its conditions is in doubt?',
  ],
})
