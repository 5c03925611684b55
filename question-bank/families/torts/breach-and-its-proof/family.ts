import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { caseOf } from './case-of.ts'
import { type BreachFacts, facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths, subtopic } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

const HINTS: Readonly<Record<BreachFacts['issue'], readonly string[]>> = {
  emergency: ['Look at the last second, and then at the minutes before it. Where did things go wrong?'],
  child: ['Find out how old this person was and whether the pastime is one for grown-ups.'],
  disability: ['Picture somebody prudent who has the same body. What would that somebody have done?'],
  seizure: ['Go back to the hours before. Was there any sign?'],
  mind: ['Which personal traits does the law look at, and which does it leave aside?'],
  trade: ['What weight does common practice have outside the professions?'],
  profession: ['Who tells a jury what good medicine is, and when can it do without?'],
  statute: [
    'Read whom the legislature had in mind, and against what danger. Then see how the breach came about.',
  ],
  accident: ['What does the event tell, about whom, and how much is a jury bound by it?'],
}

const EITHER = ['Settle first by what yardstick the conduct is measured, then who decides.']

/** TT-01: the standard of care, its breach, and the proof of it; the facts decide who wins the motion. */
export const breachAndItsProof = defineFamily({
  id: 'tt-01',
  edition: 3,
  name: 'Breach and its proof',
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
      id: 'jury',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => {
        const { plaintiff, defendant } = caseOf(at, story)
        return at.mover === 'plaintiff'
          ? `${The(plaintiff)} has moved for a directed verdict on the issue of negligence. Should the court grant the motion?`
          : `Can a jury properly find that ${defendant.the} was negligent?`
      },
    },
    {
      id: 'directed-verdict',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => {
        const { plaintiff, defendant } = caseOf(at, story)
        return at.mover === 'plaintiff'
          ? `At the close of the evidence, is ${plaintiff.the} entitled to a directed verdict on the issue of negligence?`
          : `At the close of the evidence, ${defendant.the} moved for a directed verdict. Should the case go to the jury?`
      },
    },
    {
      id: 'after-verdict',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => {
        const { plaintiff, defendant } = caseOf(at, story)
        return at.mover === 'plaintiff'
          ? `The jury returned a verdict for ${defendant.the}, and ${plaintiff.the} has renewed a motion for judgment as a matter of law on the issue of negligence. Should the court grant the motion?`
          : `The jury returned a verdict for ${plaintiff.the}, and ${defendant.the} has renewed a motion for judgment as a matter of law. Should the court let the verdict stand?`
      },
    },
  ],
  hints: ({ issue }) => [...HINTS[issue], ...EITHER],
})
