import { defineFamily } from '../../engine/define-family.ts'
import { rulingOnObjection } from '../../engine/objection-forms.ts'
import { whose } from '../../engine/party.ts'
import { facts } from './facts.ts'
import { decide } from './law.ts'
import { misconceptions } from './misconceptions.ts'
import { paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** EV-03: statements of opposing parties, FRE 801(d)(2) as amended in 2024, as of 24 November 2026. */
export const opposingPartyStatements = defineFamily({
  id: 'ev-03',
  edition: 4,
  name: 'Opposing-party statements',
  subject: 'Evidence',
  subtopic: 'Hearsay: definition and exclusions',
  area: 'Opposing-party statements',
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
      ask: ({ twist }, { defendant }) =>
        twist === 'offered by self'
          ? `Is the statement admissible when ${defendant.the} offers it?`
          : `Is the statement admissible against ${defendant.the}?`,
    },
    {
      id: 'error',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, { plaintiff, defendant }) =>
        `Should the court admit the statement over ${whose(twist === 'offered by self' ? plaintiff : defendant)} objection?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Identify who uttered the words and who wants them in, then run through the categories of Rule 801 one by one.',
    'Which category of Rule 801 might fit, and is each of its conditions satisfied?',
  ],
})
