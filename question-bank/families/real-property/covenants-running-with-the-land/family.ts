import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { type CovenantFacts, type CovenantStory, facts, type Issue, suing } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** None of these words stands in a reason, so that no hint points at an option. */
const HINTS: Readonly<Record<Issue, string>> = {
  law: 'List each element that the older courts asked for, and check which side of the bargain has changed hands.',
  equity: 'Chancery asks for less than common law courts did. Which of its few demands goes unmet, if any?',
  scheme: 'Draw up a timeline of all sales, then ask what somebody walking around there would have seen.',
  ending: 'Ask whether events since the outset have taken away what everyone there was supposed to gain.',
}

/** The relief sought, reading on after "sues" or "sued". */
function claim({ issue, twist }: CovenantFacts, { defendant, business }: CovenantStory): string {
  if (twist === 'dues') return `${defendant.the} for the unpaid assessments`
  if (issue === 'law') return `${defendant.the} for damages`
  return `to enjoin ${twist === 'watched' ? `the operation of ${business.the}` : business.the}`
}

/** Where courts differ, the law of the state, before the call. */
function state({ issue, twist }: CovenantFacts): string {
  if (issue === 'ending' || twist === 'unrecorded' || twist === 'told' || twist === 'donee') return ''
  if (twist === 'promisor') return 'a state that follows the First Restatement of Property'
  if (twist === 'dues')
    return "a state that follows the majority rule on the assessments of homeowners' associations"
  if (twist === 'gross')
    return 'a state that follows the traditional rules on covenants and equitable servitudes'
  if (twist === 'vacant')
    return "a state that implies servitudes from a common scheme but leaves deeds of other lots out of a lot's chain of title"
  return issue === 'scheme'
    ? 'a state that implies servitudes from a common scheme'
    : 'a state that follows the traditional common law of covenants'
}
/** "In a state that …, the roofer sued", or just "The roofer sued". */
const sued = (at: CovenantFacts, s: CovenantStory): string => {
  const where = state(at)
  return `${where ? `In ${where}, ${suing(at, s).the}` : The(suing(at, s))} sued ${claim(at, s)}`
}
/** "in a state that …", reading on after the relief. */
const there = (at: CovenantFacts): string => (state(at) ? ` in ${state(at)}` : '')

/** RP-05: promises that run with land, at law and in equity, and how they end. */
export const covenantsRunningWithTheLand = defineFamily({
  id: 'rp-05',
  edition: 3,
  name: 'Covenants running with the land',
  subject: 'Real Property',
  subtopic: 'Covenants, fixtures and zoning',
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
      id: 'entitled',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, s) =>
        `If ${suing(at, s).the} sues ${claim(at, s)}${there(at)}, will ${suing(at, s).pronoun} prevail?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: (at, s) =>
        `${sued(at, s)} and has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, s) =>
        `${sued(at, s)}, and the trial court entered judgment for ${s.defendant.the}. How should the appellate court rule?`,
    },
  ],
  hints: ({ issue }) => [HINTS[issue]],
  pointers: ({ twist }, story) => pointers(twist, story),
})
