import { defineFamily } from '../../engine/define-family.ts'
import { facts, type TheftFacts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { defendantOf, tell } from './told.ts'

const HINTS: Readonly<Record<TheftFacts['scene'], string>> = {
  shop: 'Follow the object from hand to hand. Who was in charge of it at each step, and how far did it get?',
  trust:
    'Ask what the defendant had in mind at the very first moment, and who was meant to own what changed hands.',
  ride: 'Ask whether the defendant was allowed to drive off, and what the plan was then and later.',
  sale: 'What was said about the world as it is, and what did the other side mean to part with?',
  find: 'Look at the minute in which it was picked up. What was known, and what was planned?',
  pay: 'When did the defendant notice? Put that beside the minute of the payment.',
  force: 'Put the events in order, and ask what made it possible to get away with the loot.',
  fence: 'What was going on in the mind of the buyer, and what was the true state of things at the sale?',
}

const EITHER = [
  'Go through the elements of each offense in turn, and look at the order of events.',
  'Draw a line of time and mark each act and each thought on it.',
]

/** CR-02: larceny, embezzlement, false pretenses, robbery, and receiving; the facts decide which crime it is, if any. */
export const theftCrimesToldApart = defineFamily({
  id: 'cr-02',
  edition: 2,
  name: 'Theft crimes told apart',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Other crimes',
  area: ({ scene }) =>
    scene === 'force' || scene === 'fence'
      ? 'Robbery and receiving stolen property'
      : 'Larceny, embezzlement and false pretenses',
  jurisdiction: 'C',
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
  // A crime takes no side, so the first words of a ruling are never printed.
  forms: [
    {
      id: 'guilty',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: (at, s) => `Of which theft crime, if any, is ${defendantOf(at, s).the} guilty?`,
    },
    {
      id: 'convicted',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: (at, s) => `Of which theft crime, if any, can ${defendantOf(at, s).the} properly be convicted?`,
    },
    {
      id: 'committed',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: (at, s) => `Which theft crime, if any, did ${defendantOf(at, s).the} commit?`,
    },
  ],
  hints: ({ scene }) => [HINTS[scene], ...EITHER],
})
