import { defineFamily } from '../../engine/define-family.ts'
import { objectionSustained, rulingOnObjection } from '../../engine/objection-forms.ts'
import { facts, type Twist, type WitnessFacts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths, subtopic } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import type { WitnessStory } from './story.ts'
import { tell } from './tell.ts'

/** The ruling that the court is asked for, where it isn't to admit the testimony. */
const ALLOWED: { readonly [T in Twist]?: (story: WitnessStory) => string } = {
  pressure: () => 'consider the affidavit',
  outside: () => 'consider the affidavit',
  form: () => 'consider the affidavit',
  'voir dire': () => 'consider the affidavit',
  leading: () => 'allow the question',
  adverse: () => 'allow the question',
  beyond: () => 'allow the question',
  bias: () => 'allow the question',
  refreshed: () => 'allow the answer to stand',
  recorded: () => 'allow the reading',
  exhibit: () => 'receive the exhibit',
  'not hers': () => 'allow the reading',
  estimate: () => 'admit the opinion',
  technical: () => 'admit the opinion',
  blame: () => 'admit the opinion',
  eyewitness: ({ accident: { witness } }) => `allow ${witness.the} to stay`,
  party: ({ accident: { plaintiff } }) => `allow ${plaintiff.the} to stay`,
  second: ({ accident: { second } }) => `allow ${second.the} to stay`,
}

const allowed = ({ twist }: WitnessFacts, story: WitnessStory): string =>
  ALLOWED[twist]?.(story) ?? 'admit the testimony'

// None of these words stands in a reason of the matter, so that no hint points at an option.
const HINTS: Readonly<Record<WitnessFacts['matter'], readonly string[]>> = {
  knowledge: ['What came in through eyes and ears that day, and how sure does anyone have to be?'],
  competence: [
    'What does everyone do before the first answer? Then ask which sovereign created the right in suit.',
  ],
  verdict: ['Does the paper describe how twelve people argued, or something other than their arguing?'],
  question: ['Look at who called this person, at which stage you are, and what has been covered so far.'],
  memory: ['Is it the mind that speaks here, or the page?'],
  opinion: ['Run through the three conditions one by one. Where is the weak spot?'],
  presence: ['Recall the text as amended in 2023: what it commands, whom it spares, and how far it goes.'],
}

const EITHER = ['Name the provision first, then hold each of its conditions against the story.']

/** EV-09: witnesses and their examination, FRE 601 to 606, 611, 612, 615 as amended in 2023, 701, and 803(5). */
export const witnessesAndTheirExamination = defineFamily({
  id: 'ev-09',
  edition: 4,
  name: 'Witnesses and their examination',
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
      ask: (at, story) => `Should the court ${allowed(at, story)}?`,
    },
    objectionSustained,
  ],
  hints: ({ matter }) => [...HINTS[matter], ...EITHER],
})
