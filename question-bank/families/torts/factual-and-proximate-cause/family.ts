import { defineFamily } from '../../engine/define-family.ts'
import { he, The } from '../../engine/party.ts'
import { caseOf } from './case-of.ts'
import { type CauseFacts, facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import type { CauseStory } from './story.ts'
import { tell } from './tell.ts'

const HINTS: Readonly<Partial<Record<CauseFacts['link'], readonly string[]>>> = {
  safeguard: [
    'Imagine the same accident with everything done well. How sure is it that the outcome changes?',
  ],
  twin: ['Look at the order of events, and at what each force could have done by itself.'],
  unknown: [
    'Sort out who was careless, what can be known about the one that struck, and whether the two had an agreement.',
  ],
  entrusted: [
    'Ask why such a thing should never be given to a child, and compare that with how the visitor was hurt.',
  ],
  later: [
    'Ask why such conduct is dangerous at all. Then ask whether what came next belongs to that danger.',
  ],
}

const EITHER = [
  'Take the careless part away and see what is left. Then ask what made it careless in the first place.',
  'Two questions, in turn: would care have changed anything, and is this what care was for?',
]

/** The suit. It names the harm only where the plaintiff suffered another one too. */
function suit(at: CauseFacts, story: CauseStory): string {
  const { plaintiff, defendant, second, harm, isOneOfTwo } = caseOf(at, story)
  const sued = second ? `both ${defendant.the} and ${second.the}` : defendant.the
  const claim = `${The(plaintiff)} sued ${sued} for negligence`
  return isOneOfTwo ? `${claim}, seeking damages for the ${harm}` : claim
}

/** TT-09: whether admitted negligence was a factual and a proximate cause of the harm. */
export const factualAndProximateCause = defineFamily({
  id: 'tt-09',
  edition: 4,
  name: 'Factual and proximate cause',
  subject: 'Torts',
  subtopic: 'Negligence: proof and causation',
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
        const { plaintiff, defendant, second, harm, isOneOfTwo } = caseOf(at, story)
        const sued = second ? `both ${defendant.the} and ${second.the}` : defendant.the
        const won = isOneOfTwo
          ? `recover for the ${harm}`
          : second
            ? `recover from ${defendant.the}`
            : 'recover damages'
        return `If ${plaintiff.the} sues ${sued} for negligence, can ${he(plaintiff)} ${won}?`
      },
    },
    {
      id: 'summary-judgment',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at, story) =>
        `${suit(at, story)}, and ${caseOf(at, story).defendant.the} has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'likely',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => {
        const { plaintiff, defendant, second } = caseOf(at, story)
        return `${suit(at, story)}. Is ${plaintiff.the} likely to recover${second ? ` from ${defendant.the}` : ''}?`
      },
    },
  ],
  hints: ({ link }) => [...(HINTS[link] ?? []), ...EITHER],
})
