import { defineFamily } from '../../engine/define-family.ts'
import { rulingOnObjection } from '../../engine/objection-forms.ts'
import { facts } from './facts.ts'
import { decide } from './law.ts'
import { misconceptions } from './misconceptions.ts'
import { paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { proponent } from './roles.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** EV-10: impeachment by conviction under FRE 609, as in force on 26 November 2026. */
export const impeachmentByConviction = defineFamily({
  id: 'ev-10',
  edition: 4,
  name: 'Impeachment by conviction',
  subject: 'Evidence',
  subtopic: 'Impeachment and rehabilitation',
  area: 'Criminal convictions',
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
      id: 'admissible',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (_, { person }) => `Is the record admissible to impeach ${person.the}?`,
    },
    {
      id: 'allow',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) =>
        `Should the court allow ${proponent(at, story)} to impeach ${story.person.the} with the record?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Sort first by what the file shows, then by dates, and last by whose credibility is under attack.',
    'Which part of the rule governs, and what does that part ask of the trial judge?',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
