import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { DiscoveryFacts, DiscoveryStory } from './facts.ts'

const SCOPE = 'FRCP 26(b)(1)'
const ELECTRONIC = 'FRCP 26(b)(2)(B)'
const WORK = 'FRCP 26(b)(3)(A)'
const CONSULTING = 'FRCP 26(b)(4)(D)'
const COUNSEL = 'FRCP 26(b)(4)(C)'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  admissible: {
    authority: SCOPE,
    rule: "Parties may obtain discovery of any nonprivileged matter that is relevant to a party's claim or defense and proportional to the needs of the case, whether or not it would be admissible in evidence.",
    applied: (_, { defendant }) =>
      `The letter tells what ${defendant.the} knew and points to somebody who may testify to it, so it must be produced.`,
  },
  scope: {
    authority: SCOPE,
    rule: "Discovery reaches nonprivileged matter that is relevant to a party's claim or defense and proportional to the needs of the case.",
    applied: (_, { plaintiff }) => `What ${plaintiff.the} requested must meet both tests.`,
  },
  pleaded: {
    authority: SCOPE,
    rule: 'That a matter might support a claim that nobody has made does not bring it within the scope of discovery.',
    applied: (_, { plaintiff }) =>
      `The action is about an accident. The records bear only on a claim that ${plaintiff.the} has not pleaded, so ${he(plaintiff)} may not have them.`,
  },
  proportional: {
    authority: SCOPE,
    rule: 'Whether it is proportional depends on such factors as the amount in controversy, the importance of the discovery, and whether its burden outweighs its likely benefit.',
    applied: (_, { plaintiff }) =>
      `A search for $500,000 in an action for $90,000, with nothing to be expected from it, is out of proportion. ${The(plaintiff)} may not have the older records.`,
  },
  accessible: {
    authority: ELECTRONIC,
    rule: 'A party need not provide electronically stored information from sources that it identifies as not reasonably accessible because of undue burden or cost, unless the requesting party shows good cause.',
    applied: () => 'It is undisputed that the tapes are such a source.',
  },
  'no-cause': {
    authority: ELECTRONIC,
    rule: 'Good cause depends on what can be had elsewhere, how important it is, and what it costs.',
    applied: (_, { plaintiff }) =>
      `The servers gave ${plaintiff.the} the same emails, and the tapes would cost more than the claim is worth. They need not be restored.`,
  },
  'good-cause': {
    authority: ELECTRONIC,
    rule: 'Good cause depends on what can be had elsewhere, how important it is, and what it costs, and the court may set conditions.',
    applied: (_, { plaintiff }) =>
      `The tapes alone show what the managers knew, and they would cost little beside the claim. ${The(plaintiff)} may have them, and the court may divide the cost.`,
  },
  'because-of': {
    authority: WORK,
    rule: 'Protection is for documents that are prepared in anticipation of litigation. Those that are made in the ordinary course of business, and would have been made in any event, have none.',
    applied: (_, { defendant }) =>
      `The form serves repairs and is filled out after every accident. That ${defendant.the} expected a suit does not change its purpose.`,
  },
  'work-product': {
    authority: WORK,
    rule: 'Documents prepared in anticipation of litigation by or for a party or its representative are protected unless the other party shows a substantial need for them and cannot, without undue hardship, obtain their substantial equivalent by other means.',
    applied: (_, { defendant }) =>
      `The investigator took the statement for ${defendant.the} because of the expected suit.`,
  },
  deposable: {
    authority: 'Hickman v. Taylor',
    rule: 'A party who can question the witness may not have the statement that an opponent took.',
    applied: (_, { plaintiff, witness }) =>
      `${The(witness)} is at hand and remembers everything, so ${plaintiff.the} has to depose ${him(witness)} instead.`,
  },
  need: {
    authority: WORK,
    rule: 'Such a need exists where the only eyewitness can no longer be questioned.',
    applied: (_, { plaintiff, witness }) =>
      `With the death of ${witness.the}, the statement is the one source left. ${The(plaintiff)} has made the showing, and the statement must be produced.`,
  },
  impressions: {
    authority: 'FRCP 26(b)(3)(B)',
    rule: "Even where a court orders the production of work product, it must protect against disclosure of the mental impressions, conclusions, opinions, or legal theories of a party's lawyer concerning the litigation.",
    applied: (_, { witness }) =>
      `The memorandum consists of the lawyer's evaluations alone. However much the account of ${witness.the} is missed, it is not in there.`,
  },
  own: {
    authority: 'FRCP 26(b)(3)(C)',
    rule: "Any person may obtain on request, without the showing that work product otherwise requires, that person's own previous statement about the action, including a recording of what was said.",
    applied: (_, { plaintiff }) =>
      `The recording holds ${whose(plaintiff)} own account, so ${he(plaintiff)} may have it.`,
  },
  names: {
    authority: 'Hickman v. Taylor',
    rule: "Work product protects what was prepared for litigation. It does not protect relevant facts, even facts that a party learned through its lawyer's efforts.",
    applied: (_, { defendant }) =>
      `Who saw the accident is a fact that ${defendant.the} knows, so the interrogatory must be answered.`,
  },
  'state-privilege': {
    authority: 'FRE 501',
    rule: 'In a civil case, state law governs privilege regarding a claim for which state law supplies the rule of decision.',
    applied: (_, { employee }) =>
      `Negligence is such a claim, and the state protects what ${employee.the} told the lawyer.`,
  },
  seen: {
    authority: 'Upjohn Co. v. United States',
    rule: 'The attorney-client privilege protects communications and not the facts that were communicated. A client may not refuse to disclose a fact merely because the client told it to a lawyer.',
    applied: (_, { employee }) =>
      `The question was about what ${employee.the} saw, so ${he(employee)} must answer it.`,
  },
  told: {
    authority: 'Upjohn Co. v. United States',
    rule: "Communications of a corporation's employees to its lawyer, made at its direction so that it can obtain legal advice, are privileged. The underlying facts are not.",
    applied: (_, { employee }) =>
      `${The(employee)} has told the facts. What ${he(employee)} said to the lawyer is the communication itself, so ${he(employee)} need not answer.`,
  },
  consultant: {
    authority: CONSULTING,
    rule: 'Facts known or opinions held by an expert who was retained for the litigation and is not expected to testify are ordinarily closed. They may be had where exceptional circumstances make it impracticable to obtain facts or opinions on the subject by other means.',
    applied: (_, { expert }) => `${The(expert)} is such an expert.`,
  },
  testable: {
    authority: CONSULTING,
    rule: 'Circumstances are not exceptional where the other side can make tests of its own.',
    applied: (_, { plaintiff, expert }) =>
      `${The(plaintiff)} had half of the material to test, so ${he(plaintiff)} may not depose ${expert.the}.`,
  },
  fire: {
    authority: CONSULTING,
    rule: 'They are exceptional where the thing that the expert examined no longer exists and nobody else has examined it.',
    applied: (_, { plaintiff, expert }) =>
      `That is so since the fire. ${The(plaintiff)} may depose ${expert.the}.`,
  },
  draft: {
    authority: 'FRCP 26(b)(4)(B)',
    rule: 'Drafts of the report that an expert witness must provide are protected as trial preparation, in whatever form the draft is recorded.',
    applied: (_, { plaintiff, expert }) =>
      `${The(plaintiff)} may ask ${expert.the} at a deposition how the opinion came about, but the drafts stay closed.`,
  },
  counsel: {
    authority: COUNSEL,
    rule: "Communications between a party's lawyer and an expert witness who must provide a report are protected, except those on pay, those that identify facts or data that the lawyer provided and the expert considered, and those that identify assumptions that the lawyer provided and the expert relied on.",
    applied: (_, { expert }) => `${The(expert)} provided a report.`,
  },
  data: {
    authority: COUNSEL,
    rule: 'The second exception covers figures that the lawyer sends.',
    applied: (_, { expert }) =>
      `The measurements came from the lawyer, and ${expert.the} considered them. That part of the email must be produced.`,
  },
  strategy: {
    authority: COUNSEL,
    rule: 'No exception covers theories and plans.',
    applied: (_, { expert }) =>
      `The email to ${expert.the} is about how to try the case, so it stays protected, although ${he(expert)} read it.`,
  },
  bystander: {
    authority: CONSULTING,
    rule: 'The limits on discovery from a retained expert do not extend to what the expert learned as an actor or viewer before being retained. To that extent the expert is an ordinary witness.',
    applied: (_, { expert }) =>
      `${The(expert)} saw the accident by chance, a month before ${he(expert)} was retained. ${He(expert)} may be deposed about what ${he(expert)} saw.`,
  },
  inadvertent: {
    authority: 'FRE 502(b)',
    rule: 'A disclosure in a federal proceeding is not a waiver if it was inadvertent and the holder took reasonable steps to prevent it and then promptly took reasonable steps to rectify it.',
    applied: () => 'The rule governs in diversity actions too.',
  },
  careful: {
    authority: 'FRCP 26(b)(5)(B)',
    rule: 'Notice to the party that received the information is such a step.',
    applied: (_, { plaintiff }) =>
      `The files had been screened twice, and notice followed within a day. The privilege stands, and ${plaintiff.the} may not use the email.`,
  },
  careless: {
    authority: 'FRE 502(b)(2)',
    rule: 'All of these requirements must be met, and the second is reasonable care before the disclosure.',
    applied: (_, { defendant }) =>
      `${The(defendant)} took none, so its quick notice came too late to save the privilege.`,
  },
  slow: {
    authority: 'FRE 502(b)(3)',
    rule: 'All of these requirements must be met, and the third is prompt action once the error is known.',
    applied: (_, { defendant }) =>
      `${The(defendant)} waited from March to August while the email was in use, so the privilege is lost.`,
  },
  order: {
    authority: 'FRE 502(d)',
    rule: 'A federal court may order that a privilege is not waived by disclosure connected with the litigation before it. Such an order can dispense with the question whether the holder was careful.',
    applied: (_, { defendant }) =>
      `The order covers the production by ${defendant.the}, so nothing was waived.`,
  },
  agreement: {
    authority: 'FRE 502(e)',
    rule: 'An agreement on the effect of disclosure in a federal proceeding binds only the parties to the agreement, unless it is incorporated into a court order.',
    applied: (_, { plaintiff }) => `Toward ${plaintiff.the} it has no effect.`,
  },
  stranger: {
    authority: 'FRE 502(b)',
    rule: 'Without it, even an inadvertent disclosure is a waiver unless reasonable steps were taken to prevent it.',
    applied: (_, { defendant }) =>
      `${The(defendant)} took no such steps, so it can no longer claim ${his(defendant)} privilege in the email.`,
  },
  fairness: {
    authority: 'FRE 502(a)',
    rule: 'A waiver by disclosure in a federal proceeding extends to undisclosed communications only if it is intentional, they concern the same subject matter, and they ought in fairness to be considered together with what was disclosed.',
    applied: (_, { part }) => `All three emails concern ${part}.`,
  },
  chosen: {
    authority: 'FRE 502(a)(3)',
    rule: 'Fairness calls for that where a party puts privileged matter to use in a selective and misleading way.',
    applied: (_, { defendant }) =>
      `${The(defendant)} chose to use the email that helped it, so it must produce the rest on the inspection.`,
  },
  others: {
    authority: 'FRE 502(a)(1)',
    rule: 'An inadvertent disclosure never has that wider effect.',
    applied: (_, { defendant }) =>
      `${The(defendant)} made a careless mistake and put nothing to use, so it may keep the other two emails.`,
  },
} as const satisfies RuleTable<DiscoveryFacts, DiscoveryStory>
