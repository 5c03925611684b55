import { defineFamily } from '../../engine/define-family.ts'
import { whose } from '../../engine/party.ts'
import { facts, type ImmunityFacts, type ImmunityStory, officerShort } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The claim that is asked about. Where a federal claim is joined to one under state law, the statute says which. */
const claim = ({ plaintiff, law }: ImmunityFacts, { worker }: ImmunityStory) =>
  plaintiff === 'United States'
    ? 'the claim of the United States'
    : law === 'state law'
      ? `${whose(worker)} claim under the State A statute`
      : `${whose(worker)} claim`

const movant = ({ defendant }: ImmunityFacts, story: ImmunityStory) =>
  defendant === 'county' ? 'The county' : defendant === 'agency' ? 'The agency' : `The ${officerShort(story)}`

/** CL-03: state sovereign immunity, as it stands on 24 November 2026. */
export const stateSovereignImmunity = defineFamily({
  id: 'cl-03',
  edition: 5,
  name: 'State sovereign immunity',
  subject: 'Constitutional Law',
  subtopic: 'Judicial review and federal courts',
  area: 'State sovereign immunity (Eleventh Amendment)',
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
    { id: 'proceed', kind: 'ruling', yes: 'Yes', no: 'No', ask: (at, s) => `May ${claim(at, s)} proceed?` },
    {
      id: 'barred',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: (at, s) => `Does sovereign immunity bar ${claim(at, s)}?`,
    },
    {
      id: 'dismiss',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at, s) =>
        `${movant(at, s)} has moved to dismiss ${at.law === 'state law' ? claim(at, s) : 'the claim'} on the ground of sovereign immunity. How should the court rule on the motion?`,
    },
  ],
  // Few of these words stand in a reason, so that no hint points at an option.
  hints: [
    'Work in order: who complains, who answers, what remedy is wanted, and which source of rights stands behind it.',
    'Take the parties first, the remedy second, and last whatever might remove the shield.',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
