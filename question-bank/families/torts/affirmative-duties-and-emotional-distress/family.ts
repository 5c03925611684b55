import { defineFamily } from '../../engine/define-family.ts'
import { he, his, The } from '../../engine/party.ts'
import { caseOf } from './case-of.ts'
import { type DutyFacts, facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths, subtopic } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import type { DutyStory } from './story.ts'
import { tell } from './tell.ts'

const HINTS: Readonly<Record<DutyFacts['issue'], readonly string[]>> = {
  rescue: ['Did this passerby only stand by, or also do something that made matters different?'],
  relation: [
    'Ask what ties the two together, whether the tie still holds, and what more could have come of it.',
  ],
  service: [
    'Imagine that nobody had ever sent anyone. Would things have gone better, worse, or just the same?',
  ],
  child: ['How old is the driver, whose vehicle is it, and what had been seen before?'],
  patient: ['Who could hold this person, and who could have guessed whom he would attack?'],
  distress: ['Read the rule of the place word by word and check each demand against the story.'],
}

const EITHER = [
  'Begin from the rule that nobody has to help, and then look for the one fact that may change it.',
]

/** The suit. Distress is named, since a plaintiff may have other damages too. */
function suit(at: DutyFacts, story: DutyStory): string {
  const { plaintiff, defendant, harm } = caseOf(at, story)
  const claim = `${The(plaintiff)} sued ${defendant.the} for negligence`
  return at.issue === 'distress' ? `${claim}, seeking damages for ${his(plaintiff)} ${harm}` : claim
}

/** TT-02: what negligence law asks of those who did nothing, and what it gives to those who were only frightened. */
export const affirmativeDutiesAndEmotionalDistress = defineFamily({
  id: 'tt-02',
  edition: 5,
  name: 'Affirmative duties and emotional distress',
  subject: 'Torts',
  subtopic,
  area,
  jurisdiction: 'R',
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
      id: 'recover',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => {
        const { plaintiff, defendant, harm } = caseOf(at, story)
        const won =
          at.issue === 'distress'
            ? `can ${he(plaintiff)} recover for ${his(plaintiff)} ${harm}`
            : `will ${he(plaintiff)} prevail`
        return `If ${plaintiff.the} sues ${defendant.the} for negligence, ${won}?`
      },
    },
    {
      id: 'summary-judgment',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at, story) => {
        const { defendant } = caseOf(at, story)
        return `${suit(at, story)}, and ${defendant.the} has moved for summary judgment. How should the court rule on the motion?`
      },
    },
    {
      id: 'likely',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) =>
        `${suit(at, story)}. Is ${caseOf(at, story).plaintiff.the} likely to ${at.issue === 'distress' ? 'recover' : 'prevail'}?`,
    },
  ],
  hints: ({ issue }) => [...HINTS[issue], ...EITHER],
})
