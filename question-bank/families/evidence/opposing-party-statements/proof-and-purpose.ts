import { whose } from '../../engine/party.ts'
import { worded } from './worded.ts'

/** Reasons to exclude a statement for lack of other evidence, or because it furthered nothing. */
export const proofAndPurpose = {
  'no-proof': worded('no', {
    'employee-unproved': ({ defendant }) => [
      `no independent evidence shows that the caller was an employee of ${defendant.the}`,
      `the caller's statement alone does not establish any employment by ${defendant.the}`,
      `No one knows who called. The statement is considered in deciding whether its maker was an employee, but other evidence is needed.`,
    ],
    'plot-unproved': ({ defendant, partner }) => [
      `no independent evidence shows a conspiracy between ${partner.the} and ${defendant.the}`,
      `the statement alone does not establish a conspiracy with ${defendant.the}`,
      `The only evidence of an agreement is the conversation itself. It may be considered, but it doesn't establish the conspiracy alone.`,
    ],
    'own-by-self': ({ defendant }) => [
      `no independent evidence supports ${whose(defendant)} own statement`,
      `the statement of ${defendant.the} alone does not establish its truth`,
      `Support from independent evidence wouldn't cure the hearsay. The trouble is who offers the statement.`,
    ],
    employee: ({ employee }) => [
      `no independent evidence shows that ${employee.the} had authority to speak`,
      `${whose(employee)} authority to speak was not established by other evidence`,
      `That the statement is an employee's is established by more than the statement, and no authority to speak is needed.`,
    ],
    'employee-internal': ({ employee }) => [
      `no independent evidence shows that ${employee.the} had authority to speak`,
      `${whose(employee)} authority to speak was not established by other evidence`,
      `That the statement is an employee's is established by more than the statement, and no authority to speak is needed.`,
    ],
    spokesman: () => [
      `no independent evidence supports the substance of the publicist's statement`,
      `the publicist's statement is not corroborated by independent evidence`,
      `Independent evidence must establish the publicist's authority, not that a statement is true, and the written contract supplies it.`,
    ],
    plot: ({ defendant }) => [
      `the court may not consider the statement in deciding whether there was a conspiracy`,
      `a conspiracy with ${defendant.the} must be established beyond a reasonable doubt`,
      `The court must consider the statement, with the other evidence, in deciding whether there was a conspiracy. Reasonable doubt isn't the standard: a preponderance is enough.`,
    ],
    'plot-ended': ({ defendant }) => [
      `the court may not consider the statement in deciding whether there was a conspiracy`,
      `a conspiracy with ${defendant.the} must be established beyond a reasonable doubt`,
      `The court must consider the statement with the transfers and eyewitnesses, and reasonable doubt isn't the standard. The flaw is that the conspiracy was over.`,
    ],
    'plot-boasting': ({ defendant }) => [
      `the court may not consider the statement in deciding whether there was a conspiracy`,
      `a conspiracy with ${defendant.the} must be established beyond a reasonable doubt`,
      `The court must consider the statement with the transfers and eyewitnesses, and reasonable doubt isn't the standard. The flaw is that the boast furthered nothing.`,
    ],
    'predecessor-later': () => [
      `no independent evidence supports the former owner's statement`,
      `the former owner's statement alone does not establish that liability was derived`,
      `The contract of sale is independent evidence that the liability passed. The statement fails because it came after the sale.`,
    ],
    stranger: ({ stranger }) => [
      `no corroborating evidence supports ${whose(stranger)} statement against interest`,
      `no corroborating circumstances clearly indicate the trustworthiness of the statement`,
      `Corroborating circumstances are required only in a criminal case. This is a civil action.`,
    ],
    'stranger-second-hand': ({ stranger }) => [
      `no corroborating evidence supports ${whose(stranger)} statement against interest`,
      `no corroborating circumstances clearly indicate the trustworthiness of the statement`,
      `Corroborating circumstances are required only in a criminal case. The flaw is that the declarant had only heard of it.`,
    ],
    codefendant: ({ codefendant }) => [
      `no independent evidence supports the statement of ${codefendant.the}`,
      `the statement of ${codefendant.the} is not corroborated by independent evidence`,
      `Independent evidence that a statement is true doesn't cure hearsay. Nothing establishes that the speaker's words are those of the other defendant.`,
    ],
  }),
  'no-aim': worded('no', {
    'plot-boasting': ({ partner }) => [
      `a boast by ${partner.the} to strangers was not in furtherance of the conspiracy`,
      `the statement was idle talk that was not in furtherance of the conspiracy`,
      `The statement was made while the plan was under way, but bragging to strangers in a tavern did nothing to advance it.`,
    ],
    plot: ({ partner }) => [
      `talk by ${partner.the} to a laborer was not in furtherance of the conspiracy`,
      `the statement described the work and was not in furtherance of the conspiracy`,
      `The talk told a hired laborer when to come for the work. Keeping the work going is in furtherance of the plan.`,
    ],
    'plot-unproved': ({ partner }) => [
      `talk by ${partner.the} to a laborer was not in furtherance of the conspiracy`,
      `the statement described the work and was not in furtherance of the conspiracy`,
      `Telling a laborer when to come would be in furtherance of a conspiracy, but no other evidence shows one.`,
    ],
  }),
} as const
