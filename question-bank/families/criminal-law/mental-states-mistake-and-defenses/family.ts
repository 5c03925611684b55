import { defineFamily } from '../../engine/define-family.ts'
import { he, The } from '../../engine/party.ts'
import { facts, type MentalFacts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { accusedOf, crimeOf, tell } from './told.ts'

const HINTS: Readonly<Record<MentalFacts['scene'], string>> = {
  taking:
    'What did the accused think at the moment of taking? Compare that with the charge, element by element.',
  prank: 'Which kind of crime is it, and how would someone attentive have seen the scene?',
  statute: 'Look at the length of the sentence and at the words that the legislature left out.',
  law: 'Ask who gave the guidance, and read every word that the charge contains.',
  drink: 'Who chose what was swallowed? After that, read the charge word by word.',
  fight:
    'Take the events in order. What did each side do, and what did it look like just before the last swing?',
  rescue: 'States disagree about helpers who misread a scene. Which view is stated?',
  cold: 'Put both harms on a scale, and look around for another way.',
  threat: 'Ask who gave the order, and which charge the accused faces in the end.',
  illness: 'Read the stated test closely, and hold each sentence of the testimony against it.',
}

const EITHER = [
  'Name what the prosecution has to show about the mind, then ask what each plea does to that.',
  'Begin with the charge; only then look at the plea.',
]

/** CR-04: mental states, and the mistakes and defenses that take them away or excuse what was done. */
export const mentalStatesMistakeAndDefenses = defineFamily({
  id: 'cr-04',
  edition: 4,
  name: 'Mental states, mistake and defenses',
  subject: 'Criminal Law/Procedure',
  subtopic: 'General principles',
  area,
  jurisdiction: 'S',
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
    {
      id: 'convicted',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, s) => {
        const accused = accusedOf(at, s)
        return `If ${accused.the} is charged with ${crimeOf(at)}, should ${he(accused)} be convicted?`
      },
    },
    {
      id: 'finding',
      kind: 'ruling',
      yes: 'Guilty',
      no: 'Not guilty',
      ask: (at, s) =>
        `${The(accusedOf(at, s))} is tried for ${crimeOf(at)}. If the jury finds these facts, what verdict should it return?`,
    },
    {
      id: 'guilt',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, s) => `Is ${accusedOf(at, s).the} guilty of ${crimeOf(at)}?`,
    },
  ],
  hints: ({ scene }) => [HINTS[scene], ...EITHER],
})
