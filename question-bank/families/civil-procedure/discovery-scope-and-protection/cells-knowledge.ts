import { The, whose } from '../../engine/party.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Reasons where the knowledge of a witness is asked for. */
export const KNOWLEDGE_CELLS = {
  names: (s) => ({
    'yes-facts': [
      'the identity of an eyewitness is a fact, and facts are not work product',
      'work product protects documents prepared for litigation but not the names of eyewitnesses',
      `It makes no difference how the names were learned. Only papers and thoughts from the search are protected.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the names that overcomes work-product protection`,
      `${s.plaintiff.the} has a substantial need to learn the names of the eyewitnesses`,
      `No substantial need was shown, since nobody has tried to find the eyewitnesses. Their names are open without one.`,
    ],
    'yes-ordinary': [
      'a search for eyewitnesses is made in the ordinary course and not in anticipation of litigation',
      "an investigator's search for eyewitnesses is routine and so is not work product",
      `The search was made in anticipation of litigation, by a lawyer's investigator. The names are open because they're facts.`,
    ],
    'no-work-product': [
      'the names are work product gathered in anticipation of litigation',
      `the names are work product, and ${s.plaintiff.the} could have found the eyewitnesses`,
      `What was prepared for litigation is protected, not what was learned in preparing. One can't hide a fact by finding it.`,
    ],
    'no-opinion': [
      `a list of eyewitnesses would disclose the opinion work product of ${whose(s.defendant)} lawyer`,
      `the answer would disclose the mental impressions of ${whose(s.defendant)} lawyer about the eyewitnesses`,
      `A list of all eyewitnesses discloses no impressions. It would be otherwise if only those were asked for whom the lawyer believes.`,
    ],
    'no-consulting': [
      'an investigator hired for litigation has the protection of a consulting expert',
      "an investigator's findings are discoverable only in exceptional circumstances",
      `Looking for eyewitnesses takes no expert, so the rule of exceptional circumstances isn't about an investigator. And ${s.defendant.the} knows the names itself.`,
    ],
  }),
  seen: (s) => ({
    'yes-facts': [
      'the privilege protects communications with a lawyer but not the facts communicated',
      `what ${s.employee.the} saw is a fact, to which the attorney-client privilege does not extend`,
      `What somebody saw stays open to questions, even if a lawyer has been told the same. Only the talk is closed.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for an eyewitness's account that overcomes the privilege`,
      `a substantial need for what ${s.employee.the} saw overcomes the attorney-client privilege`,
      `No substantial need overcomes the attorney-client privilege, but it doesn't extend to what was seen.`,
    ],
    'yes-waived': [
      `${s.employee.the} waived the privilege by appearing for the deposition`,
      "an employee who appears for a deposition waives the employer's privilege",
      `To appear for a deposition isn't to waive anything, and the privilege belongs to ${s.defendant.the}. The question didn't touch it.`,
    ],
    'no-privilege': [
      `the privilege covers what ${s.employee.the} saw, as the lawyer was told of it in confidence`,
      "the privilege protects any fact that an employee reports to the employer's lawyer",
      `A client can't hide a fact by telling it to a lawyer. The question was about the accident, not about the talk.`,
    ],
    'no-work-product': [
      `${whose(s.employee)} account became work product when ${whose(s.defendant)} lawyer heard it`,
      'an account that a lawyer obtains from an eyewitness after an accident is work product',
      `What a person remembers isn't work product, although a lawyer has heard it. It wasn't prepared for litigation.`,
    ],
    'no-opinion': [
      `the answer would disclose the opinion work product of ${whose(s.defendant)} lawyer`,
      `the answer would disclose the mental impressions of ${whose(s.defendant)} lawyer`,
      `The answer would describe an accident. It wouldn't disclose the impressions of any lawyer.`,
    ],
  }),
  told: (s) => ({
    'no-privilege': [
      `what ${s.employee.the} told ${whose(s.defendant)} lawyer in confidence is within the privilege`,
      "the privilege protects an employee's communications with the employer's lawyer",
      `${The(s.defendant)} sent ${s.employee.the} to its lawyer so that it could be advised. What was said there is closed.`,
    ],
    'no-consulting': [
      "an eyewitness who informs a party's lawyer has the protection of a consulting expert",
      `${s.employee.the}, like a consulting expert, may be questioned only in exceptional circumstances`,
      `An employee who saw an accident isn't a consulting expert retained for the suit. The talk is closed for another reason.`,
    ],
    'no-relevant': [
      'the conversation is not relevant to a claim or defense, since the facts have been told',
      'a conversation after the accident is outside the scope of discovery',
      `A talk after the accident is relevant and within the scope, if only to test what is said now. It's closed all the same.`,
    ],
    'yes-facts': [
      'facts are not privileged merely because an employee told them to a lawyer',
      `what ${s.employee.the} saw is a fact, to which the attorney-client privilege does not extend`,
      `The facts have been told already. This question was about the talk itself.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need to compare the two accounts that overcomes the privilege`,
      `a substantial need for ${whose(s.employee)} first account overcomes the attorney-client privilege`,
      `Need can open work product. No need, however great, opens a communication under the attorney-client privilege.`,
    ],
    'yes-waived': [
      `${s.employee.the} waived the privilege by describing the accident at the deposition`,
      'testimony about the facts waives the privilege in communications about them',
      `To testify to facts discloses no communication. And the privilege belongs to ${s.defendant.the}, not to an employee.`,
    ],
  }),
} as const satisfies DiscoveryCells
