import type { Decision } from '../../engine/contract.ts'
import { type DiversityFacts, SAME, SHORT } from './facts.ts'

/** What the defendant's kind or the plaintiff's move comes to: the step that says so and the reasons it gives. */
const PARTY: Readonly<Record<DiversityFacts['party'], readonly [string, ...string[]]>> = {
  'corporation chartered there': ['charter', 'no-charter'],
  'corporation run from there': ['head-office', 'no-seat'],
  'corporation with a plant there': ['plant', 'yes-corporate'],
  'corporation with an owner there': ['shareholder', 'yes-corporate'],
  'llc with a member there': ['member', 'no-owners'],
  'llc run from there': ['llc-office', 'yes-owners', 'yes-one-source'],
  'resident there': ['resident-of-same-state', 'no-home'],
  'resident elsewhere': ['resident-of-another-state', 'yes-foreign'],
  'visitor there': ['visitor', 'yes-foreign'],
  expatriate: ['expatriate', 'no-neither'],
  'decedent of there': ['estate-same', 'no-estate'],
  'executor of there': ['estate-diverse', 'yes-estate'],
  'join before': ['moved-in-time', 'no-new'],
  'join after': ['moved-too-late', 'yes-when'],
  'leave before': ['moved-in-time', 'yes-new'],
  'leave after': ['moved-too-late', 'no-old'],
  student: ['stay', 'yes-long'],
}

const AMOUNT: Readonly<Record<DiversityFacts['amount'], readonly [string, ...string[]]>> = {
  exact: ['exactly-the-sum', 'no-sum'],
  interest: ['interest', 'no-extras'],
  fees: ['fees', 'yes-extras'],
  verdict: ['verdict', 'yes-demand'],
  'joined claims': ['joined-claims', 'yes-total'],
  'two plaintiffs': ['two-plaintiffs', 'no-each'],
  undivided: ['undivided', 'yes-whole'],
  'two defendants': ['two-defendants', 'no-each'],
  'joint defendants': ['joint-defendants', 'yes-whole'],
}

/** All reasons of one side that these facts make true; never empty, as each table row has one. */
function listed(reasons: readonly string[]): Decision['reasons'] {
  const [first = '', ...others] = reasons
  return [first, ...others]
}

/** The law of diversity as a function of the facts. Every reason that is true of them is listed. */
export function decide(facts: DiversityFacts): Decision {
  const [partyStep, ...party] = PARTY[facts.party]
  const [amountStep, ...amount] = AMOUNT[facts.amount]
  if (SAME.has(facts.party)) return { reasons: listed(party), path: [partyStep] }
  if (SHORT.has(facts.amount))
    return { reasons: listed(amount), arguable: ['no-sum', 'no-each'], path: [amountStep] }
  return {
    reasons: listed([...party, ...amount]),
    arguable: [
      ...(facts.amount === 'fees' ? ['yes-demand'] : []),
      // A motive to reach the federal court is no matter, so that this view could be defended.
      ...(facts.party === 'leave before' ? ['yes-when'] : []),
    ],
    path: [partyStep, amountStep],
  }
}
