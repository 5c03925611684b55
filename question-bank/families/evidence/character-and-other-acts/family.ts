import { defineFamily } from '../../engine/define-family.ts'
import { objectionSustained, rulingOnObjection } from '../../engine/objection-forms.ts'
import { type CharacterFacts, facts } from './facts.ts'
import { area, decide, subtopic } from './law.ts'
import { misconceptions } from './misconceptions.ts'
import { paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The thing to which the objection is made. */
const offered = ({ evidence }: CharacterFacts): string =>
  evidence === 'asked acts' ? 'question' : 'evidence'

/** EV-01: character and other acts, FRE 404 to 406 and 412 to 415. */
export const characterAndOtherActs = defineFamily({
  id: 'ev-01',
  edition: 3,
  name: 'Character and other acts',
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
      ask: (at) => `Should the court allow the ${offered(at)}?`,
    },
    objectionSustained,
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Ask first who wants it in, about whom, and what step in the argument it has to take.',
    'Write down in order what each side has done so far, and then what this piece is for.',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
