import { capital } from '../../../text/capital.ts'
import { defineFamily } from '../../engine/define-family.ts'
import { rulingOnObjection } from '../../engine/objection-forms.ts'
import { whose } from '../../engine/party.ts'
import { facts, type PartyFacts } from './facts.ts'
import { decide } from './law.ts'
import { misconceptions } from './misconceptions.ts'
import { paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** The note, not the text of the rule, says that a predecessor's statement must come before the transfer. */
const underNote = ({ source, twist }: PartyFacts, question: string) =>
  source === 'predecessor' && twist === 'later'
    ? `Under Rule 801(d)(2) and the advisory committee's note, ${question}`
    : capital(question)

/** How the words reach the court: on paper or from a witness. */
const offered = ({ source, twist }: PartyFacts) => {
  if (source === 'adopted') return 'the letter'
  return twist === 'internal' ? 'the report' : 'the testimony'
}

/** EV-03: statements of opposing parties, FRE 801(d)(2) as amended in 2024, as of 24 November 2026. */
export const opposingPartyStatements = defineFamily({
  id: 'ev-03',
  edition: 5,
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
    { ...rulingOnObjection, ask: (facts) => underNote(facts, 'how should the court rule on the objection?') },
    {
      id: 'admissible',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (facts, { defendant }) =>
        facts.twist === 'offered by self'
          ? `Is the statement admissible when ${defendant.the} offers it?`
          : underNote(facts, `is ${offered(facts)} admissible against ${defendant.the}?`),
    },
    {
      id: 'error',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (facts, { plaintiff, defendant }) =>
        underNote(
          facts,
          `should the court admit ${offered(facts)} over ${whose(facts.twist === 'offered by self' ? plaintiff : defendant)} objection?`,
        ),
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Identify who uttered the words and who wants them in, then run through the categories of Rule 801 one by one.',
    'Which category of Rule 801 might fit, and is each of its conditions satisfied?',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
