import { The } from '../../engine/party.ts'
import type { ActionCells } from './reason-id.ts'

/** Reasons where it is disputed whether property or liberty is at stake. */
export const INTEREST_CELLS = {
  tenure: ({ job: { plaintiff, employer } }) => ({
    'yes-property': [
      `the handbook and its long use gave ${plaintiff.the} a legitimate claim of entitlement`,
      `a mutual understanding gave ${plaintiff.the} a property interest in continued employment`,
      `A promise on which both sides rely can create property as well as a statute can. Property may not be ended unheard.`,
    ],
    'yes-plus': [
      `the loss of the job stigmatized ${plaintiff.the} and was a deprivation of liberty`,
      `${plaintiff.the} has a liberty interest in a good name among other employers`,
      `Losing a job stigmatizes nobody. An interest in a good name among employers needs a public charge, and ${employer.the} made none.`,
    ],
    'yes-respond': [
      `a public employer must give notice and an opportunity to be heard whenever a contract ends`,
      `a public employee is always entitled to notice and an opportunity to be heard`,
      `Not every public job calls for a hearing. It takes an entitlement, and the handbook is its source.`,
    ],
    'no-expectancy': [
      `without a statute on tenure, ${plaintiff.the} had no property interest in the job`,
      `a one-year contract does not create a property interest in a further year`,
      `The contract alone wouldn't. But a statute isn't the only source: a shared understanding will do.`,
    ],
    'no-reputation': [
      `the nonrenewal imposed no stigma and was not a deprivation of liberty`,
      `nothing was said in public that would be a deprivation of liberty`,
      `Nothing was said in public, so liberty is out. The claim rests on property, which needs no stigma.`,
    ],
    'no-later': [
      `a suit for breach of contract is an adequate postdeprivation remedy`,
      `under Mathews balancing, a later suit for breach of contract is sufficient`,
      `A planned decision leaves time for a hearing. A lawsuit afterward doesn't replace one for a person with tenure.`,
    ],
  }),
  expired: ({ job: { plaintiff, employer, head } }) => ({
    'no-expectancy': [
      `${plaintiff.the} had only a unilateral hope of renewal and not a property interest`,
      `a one-year contract does not create a property interest in renewal`,
      `Renewal lay in the discretion of ${head}. An entitlement needs more than good work and a wish to stay.`,
    ],
    'no-later': [
      `a suit for breach of contract is an adequate postdeprivation remedy`,
      `under Mathews balancing, a later suit for breach of contract is sufficient`,
      `There was no breach of contract and no ground for a suit. Balancing begins only when a protected interest is at stake.`,
    ],
    'no-informal': [
      `the contract itself gave notice of its end, which is all that due process requires`,
      `a contract for a fixed term gives notice and an adequate opportunity to be heard`,
      `A date on a contract gives nobody a hearing. None was due, since nothing protected was taken.`,
    ],
    'yes-property': [
      `good work gave ${plaintiff.the} a legitimate claim of entitlement to renewal`,
      `${plaintiff.the} had a property interest in a public job that was done well`,
      `Merit alone isn't an entitlement. Some rule or promise has to limit the discretion of ${head}.`,
    ],
    'yes-plus': [
      `the loss of the job stigmatized ${plaintiff.the} and was a deprivation of liberty`,
      `${plaintiff.the} has a liberty interest in a good name among other employers`,
      `${The(employer)} said nothing to other employers. Losing a job alone stigmatizes nobody in the eyes of the Constitution.`,
    ],
    'yes-respond': [
      `a public employer must give notice and an opportunity to be heard whenever a contract ends`,
      `a public employee is always entitled to notice and an opportunity to be heard`,
      `Public employment alone doesn't call for a hearing. It takes a rule that restricts when the job may end.`,
    ],
    'yes-individual': [
      `a decision about a single employee is adjudicative and requires notice and a hearing`,
      `${head} singled out one employee, which requires notice and a hearing`,
      `To single someone out calls for a hearing if property or liberty is at stake. Neither was.`,
    ],
  }),
  label: ({ label: { plaintiff, label } }) => ({
    'no-reputation': [
      `damage to reputation alone is not a deprivation of liberty`,
      `a stigma without the loss of a legal right or status is not a deprivation of liberty`,
      `The list changed nobody's legal status. For a good name alone, the law of defamation is the remedy.`,
    ],
    'no-random': [
      `the listing was random and unauthorized, so a tort suit is an adequate remedy`,
      `a false listing is random and unauthorized, and a postdeprivation remedy is sufficient`,
      `The listing followed an official policy, so it was neither random nor unauthorized.`,
    ],
    'no-negligent': [
      `a false listing is at most negligence, which is not a deprivation of liberty`,
      `the failure to hear ${plaintiff.the} was negligence, which is not a deprivation of liberty`,
      `A listing made on purpose isn't negligence. There was no deprivation for another reason: no right was lost.`,
    ],
    'yes-plus': [
      `the stigma together with the shunning by neighbors was a deprivation of liberty`,
      `a public official who labels a person ${label} infringes a liberty interest`,
      `The shunning came from private persons. The "plus" has to be a right or status that the law takes away.`,
    ],
    'yes-property': [
      `the law of defamation gives ${plaintiff.the} a property interest in a good name`,
      `${plaintiff.the} has a legitimate claim of entitlement to an undamaged reputation`,
      `A tort for defamation doesn't make a name property under the Constitution.`,
    ],
    'yes-respond': [
      `an official must give notice and an opportunity to be heard before harming a reputation`,
      `${plaintiff.the} was entitled to notice and an opportunity to be heard before the listing`,
      `That would be due if a right had been at stake. A reputation alone is protected by tort law.`,
    ],
    'yes-established': [
      `an official policy is an established procedure, which requires a predeprivation hearing`,
      `the listing followed an established procedure, so a predeprivation hearing was required`,
      `Whether a procedure was established, or a hearing required, matters only if liberty or property was taken away. The policy did neither.`,
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
      `${plaintiff.the} has a legitimate claim of entitlement to an undamaged reputation`,
      `A good name by itself is neither property nor entitlement. It's the right lost by statute that counts.`,
    ],
    'yes-evidentiary': [
      `damage to reputation by itself requires a predeprivation hearing`,
      `a person called ${label} is due a predeprivation hearing even without any loss of rights`,
      `For damage to a name alone, no hearing is due. A statute added the loss of a right.`,
    ],
    'no-reputation': [
      `damage to reputation is not a deprivation of liberty, even if an official causes it`,
      `a good name is protected by tort law and is not a liberty interest`,
      `Damage to reputation alone takes no liberty. This list also took away what others may lawfully do.`,
    ],
    'no-random': [
      `the listing was random and unauthorized, so a tort suit is an adequate remedy`,
      `a false listing is random and unauthorized, and a postdeprivation remedy is sufficient`,
      `${The(official)} acted under a policy that a statute backed, so nothing was unauthorized.`,
    ],
    'no-later': [
      `a suit for defamation is an adequate postdeprivation remedy`,
      `under Mathews balancing, a later suit for defamation is sufficient`,
      `A later suit for defamation is a postdeprivation remedy. Balancing doesn't favor it over a hearing before a ban that nobody had to impose at once.`,
    ],
  }),
} satisfies ActionCells
