import { The } from '../../engine/party.ts'
import type { ActionCells } from './reason-id.ts'

/** Reasons where it is disputed whether property or liberty is at stake. */
export const INTEREST_CELLS = {
  tenure: ({ job: { plaintiff, employer } }) => ({
    'yes-property': [
      `the handbook and its long use gave ${plaintiff.the} a legitimate claim of entitlement`,
      `a mutual understanding gave ${plaintiff.the} a property interest in the job`,
      `A promise on which both sides rely can create property as well as a statute can. Property may not be ended unheard.`,
    ],
    'yes-plus': [
      `losing the job stigmatized ${plaintiff.the}, which was a deprivation of liberty`,
      `${plaintiff.the} has a liberty interest in a good name among employers`,
      `Losing a job stigmatizes nobody. An interest in a good name among employers needs a public charge, and ${employer.the} made none.`,
    ],
    'yes-respond': [
      `a public employer owes staff notice and an opportunity to be heard whenever a contract ends`,
      `public employment by itself calls for notice and an opportunity to be heard`,
      `Not every public job calls for a hearing. It takes an entitlement, and the handbook is its source.`,
    ],
    'no-expectancy': [
      `without a statute on tenure, ${plaintiff.the} had a hope and not a property interest`,
      `a contract of one year does not create a property interest in a further year`,
      `The contract alone wouldn't. But a statute isn't the only source: a shared understanding will do.`,
    ],
    'no-reputation': [
      `nothing was said in public that would be a deprivation of liberty`,
      `without a stigma, ${plaintiff.the} suffered neither a loss of liberty nor a deprivation`,
      `Nothing was said in public, so liberty is out. The claim rests on property, which needs no stigma.`,
    ],
    'no-later': [
      `a suit on the contract is an adequate postdeprivation remedy`,
      `under Mathews balancing, a later suit for breach of contract is enough`,
      `A planned decision leaves time for a hearing. A lawsuit afterward doesn't replace one for a person with tenure.`,
    ],
  }),
  expired: ({ job: { plaintiff, employer, head } }) => ({
    'no-expectancy': [
      `${plaintiff.the} had a mere hope of renewal and not a property interest`,
      `a contract of one year does not create a property interest in renewal`,
      `Renewal lay in the discretion of ${head}. An entitlement needs more than good work and a wish to stay.`,
    ],
    'no-later': [
      `a suit on the contract is an adequate postdeprivation remedy`,
      `under Mathews balancing, a later suit for breach of contract is enough`,
      `There was no breach of contract and no ground for a suit. Balancing begins only when a protected interest is at stake.`,
    ],
    'no-informal': [
      `the date in the contract was itself an adequate opportunity to be heard`,
      `a contract that states its last day gives all the notice that is due`,
      `A date on a contract gives nobody a hearing. None was due, since nothing protected was taken.`,
    ],
    'yes-property': [
      `good work gave ${plaintiff.the} a legitimate claim of entitlement to renewal`,
      `${plaintiff.the} had a property interest in a job that was done well`,
      `Merit alone isn't an entitlement. Some rule or promise has to limit the discretion of ${head}.`,
    ],
    'yes-plus': [
      `losing the job stigmatized ${plaintiff.the}, which was a deprivation of liberty`,
      `${plaintiff.the} has a liberty interest in a good name among employers`,
      `${The(employer)} said nothing to other employers. Losing a job alone stigmatizes nobody in the eyes of the Constitution.`,
    ],
    'yes-respond': [
      `a public employer owes staff notice and an opportunity to be heard when a contract ends`,
      `public employment by itself calls for notice and an opportunity to be heard`,
      `Public employment alone doesn't call for a hearing. It takes a rule that restricts when the job may end.`,
    ],
    'yes-individual': [
      `a decision about one employee is adjudicative and calls for notice and a hearing`,
      `${head} singled out one employee, which calls for notice and a hearing`,
      `To single someone out calls for a hearing if property or liberty is at stake. Neither was.`,
    ],
  }),
  label: ({ label: { plaintiff, official, label } }) => ({
    'no-reputation': [
      `damage to reputation alone is not a deprivation of liberty`,
      `a stigma without the loss of a legal right is not a deprivation of liberty`,
      `The list changed nobody's legal status. For a good name alone, the law of defamation is the remedy.`,
    ],
    'no-random': [
      `the listing was random and unauthorized, so that a tort suit is enough`,
      `a false listing is random and unauthorized, and a postdeprivation remedy is enough`,
      `The listing followed an official policy, so it was neither random nor unauthorized.`,
    ],
    'no-negligent': [
      `a false listing shows negligence at most, which is not a deprivation of liberty`,
      `the mistake was negligence, and negligence is not a deprivation of liberty`,
      `A deliberate listing is no negligent mistake. Not to ask before one acts on purpose is more than a slip.`,
    ],
    'yes-plus': [
      `the stigma together with the shunning by neighbors was a deprivation of liberty`,
      `being labeled ${label} by a public official is a deprivation of liberty`,
      `The shunning came from private persons. The "plus" has to be a right or status that the law takes away.`,
    ],
    'yes-property': [
      `the law of defamation gives ${plaintiff.the} a property interest in a good name`,
      `${plaintiff.the} has a legitimate claim of entitlement to an unharmed reputation`,
      `A tort for defamation doesn't make a name property under the Constitution.`,
    ],
    'yes-respond': [
      `an official owes notice and an opportunity to be heard before harming a reputation`,
      `${official.the} had to give notice and an opportunity to be heard before the listing`,
      `That would be due if a right had been at stake. A reputation alone is protected by tort law.`,
    ],
    'yes-established': [
      `an official policy is an established procedure, which calls for a predeprivation hearing`,
      `the listing followed an established procedure, and a predeprivation hearing was due`,
      `How a decision was made matters only if it took away liberty or property. The policy did neither.`,
    ],
  }),
  'label-plus': ({ label: { plaintiff, official, label } }) => ({
    'yes-plus': [
      `a stigma together with the loss of a legal right is a deprivation of liberty`,
      `the false label cost ${plaintiff.the} a legal right, which is a deprivation of liberty`,
      `The label took effect by statute and changed a legal status. Stigma plus such a loss calls for a hearing.`,
    ],
    'yes-property': [
      `the law of defamation gives ${plaintiff.the} a property interest in a good name`,
      `${plaintiff.the} has a legitimate claim of entitlement to an unharmed reputation`,
      `A good name by itself is neither property nor entitlement. It's the right lost by statute that counts.`,
    ],
    'yes-evidentiary': [
      `damage to reputation by itself calls for a predeprivation hearing`,
      `being called ${label} calls for a predeprivation hearing, with or without a loss of rights`,
      `For damage to a name alone, no hearing is due. A statute added the loss of a right.`,
    ],
    'no-reputation': [
      `damage to reputation is not a deprivation of liberty`,
      `a good name is protected by tort law and is not a liberty interest`,
      `Damage to reputation alone takes no liberty. This list also took away what others may lawfully do.`,
    ],
    'no-random': [
      `the listing was random and unauthorized, so that a tort suit is enough`,
      `a false listing is random and unauthorized, and a postdeprivation remedy is enough`,
      `${The(official)} acted under a policy that a statute backed, so nothing was unauthorized.`,
    ],
    'no-later': [
      `a suit for defamation is an adequate postdeprivation remedy`,
      `under Mathews balancing, a later suit for defamation is enough`,
      `A suit for defamation is a postdeprivation remedy. It comes too late for a ban of one year that nobody had to impose at once.`,
    ],
  }),
} satisfies ActionCells
