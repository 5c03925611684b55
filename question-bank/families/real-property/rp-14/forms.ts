import { capital } from '../../../text/capital.ts'
import type { Form } from '../../engine/contract.ts'
import type { PossessionFacts, PossessionSkin } from './facts.ts'
import { claimantOf, possessorOf } from './roles.ts'

type PossessionForm = Form<PossessionFacts, PossessionSkin>

const what = ({ wrinkle }: PossessionFacts, skin: PossessionSkin) =>
  wrinkle === 'deed' || wrinkle === 'no deed' ? skin.whole : 'the land'

export const forms: readonly PossessionForm[] = [
  {
    id: 'title',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) =>
      `Has ${possessorOf(facts, skin)} acquired title to ${what(facts, skin)} as against ${claimantOf(facts, skin)}?`,
  },
  {
    id: 'dismiss',
    kind: 'ruling',
    yes: 'Grant it',
    no: 'Deny it',
    ask: (facts, skin) =>
      `${possessorOf(facts, skin)} claims ${what(facts, skin)} and asks the court to dismiss the suit of ${claimantOf(facts, skin)}. How should it rule on this request?`,
  },
  {
    id: 'recover',
    kind: 'ruling',
    yes: 'For the possessor',
    no: 'For the claimant',
    ask: (facts, skin) =>
      `${capital(claimantOf(facts, skin))} is the claimant and ${possessorOf(facts, skin)} the possessor in the suit for ${what(facts, skin)}. For whom should the court decide, and why?`,
  },
]
