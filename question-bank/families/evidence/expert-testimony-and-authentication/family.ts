import { defineFamily } from '../../engine/define-family.ts'
import { objectionSustained, rulingOnObjection } from '../../engine/objection-forms.ts'
import { type ExpertFacts, facts, type Twist } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths, subtopic } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The ruling that the court is asked for, where it isn't to admit the opinion. */
const ALLOWED: { readonly [T in Twist]?: string } = {
  told: 'allow the reading',
  cross: 'allow the question',
  passage: 'allow the reading',
  exhibit: 'receive the exhibit',
  denied: 'allow the reading',
  familiar: 'admit the letter',
  learned: 'admit the letter',
  doubted: 'admit the letter',
  details: 'admit the email',
  'name only': 'admit the email',
  caller: 'admit the testimony about the call',
  dialed: 'admit the testimony about the call',
  certified: 'admit the copy',
}

// None of these words stands in a reason of the matter, so that no hint points at an option.
const HINTS: Readonly<Record<ExpertFacts['matter'], readonly string[]>> = {
  method: ['Go through the four lettered conditions, and recall what the amendment of 2023 says about them.'],
  basis: ['Ask which side wants the jurors to hear it, and for what.'],
  issue: ['What is left for the twelve to conclude once this has been said?'],
  treatise: ['Two conditions and one limit: check each of them.'],
  proof: ['Who has to be convinced, and how firmly?'],
}

const EITHER = ['Find the rule that governs, and go through what it asks for point by point.']

/** EV-07: expert testimony and authentication, FRE 702 as amended in 2023, 703 to 705, 803(18), 901, and 902. */
export const expertTestimonyAndAuthentication = defineFamily({
  id: 'ev-07',
  edition: 4,
  name: 'Expert testimony and authentication',
  subject: 'Evidence',
  subtopic,
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
    rulingOnObjection,
    {
      id: 'allow',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }) => `Should the court ${ALLOWED[twist] ?? 'admit the opinion'}?`,
    },
    objectionSustained,
  ],
  hints: ({ matter }) => [...HINTS[matter], ...EITHER],
})
