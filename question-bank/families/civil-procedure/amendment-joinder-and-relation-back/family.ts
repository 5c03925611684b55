import { defineFamily } from '../../engine/define-family.ts'
import { allowed, entitled, resisted } from './asked.ts'
import { facts, type JoinderFacts, type JoinderStory, type Twist } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
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

/** CP-05: which claims and parties may be added to an action in federal court. */
export const amendmentJoinderAndRelationBack = defineFamily({
  id: 'cp-05',
  edition: 3,
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
    { id: 'allow', kind: 'ruling', yes: 'Yes', no: 'No', ask: ({ twist }, s) => allowed(twist, s) },
    // The motion is the other side's, or its denial is asked for, so that "no" lets the claim or party in.
    { id: 'objection', kind: 'ruling', yes: 'No', no: 'Yes', ask: ({ twist }, s) => resisted(twist, s) },
    { id: 'rule-on', kind: 'ruling', yes: 'Yes', no: 'No', ask: ({ twist }, s) => entitled(twist, s) },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'First name the rule that this request falls under. Then go through its conditions one by one.',
    'Which rule opens this door, and which of its conditions is in doubt?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
