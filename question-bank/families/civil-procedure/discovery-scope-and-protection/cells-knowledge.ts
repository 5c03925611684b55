import { The, whose } from '../../engine/party.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Reasons where the knowledge of a witness is asked for. */
export const KNOWLEDGE_CELLS = {
  names: (s) => ({
    'yes-facts': [
      'the names of eyewitnesses are facts, and facts are not work product',
      'who saw an accident is a fact that cannot become work product',
      `It makes no difference how the names were learned. Only papers and thoughts from the search are protected.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the names of eyewitnesses`,
      'a substantial need for the names overcomes the protection of work product',
      `No substantial need was shown, since nobody has tried to find the eyewitnesses. Their names are open without one.`,
    ],
    'yes-ordinary': [
      'the names were not learned in anticipation of litigation',
      'a search for eyewitnesses is routine and not in anticipation of litigation',
      `The search was made in anticipation of litigation, by a lawyer's investigator. The names are open because they're facts.`,
    ],
    'no-work-product': [
      'the names were gathered in anticipation of litigation',
      `the names are work product that ${s.plaintiff.the} could have gathered too`,
      `What was prepared for litigation is protected, not what was learned in preparing. One can't hide a fact by finding it.`,
    ],
    'no-opinion': [
      'a list of eyewitnesses would disclose opinion work product',
      'the names are work product that discloses mental impressions',
      `A list of all eyewitnesses discloses no impressions. It would be otherwise if only those were asked for whom the lawyer believes.`,
    ],
    'no-consulting': [
      'an investigator has the protection of a consulting expert',
      'what a consulting expert finds is closed without exceptional circumstances',
      `Looking for eyewitnesses takes no expert, so an investigator isn't one. And ${s.defendant.the} knows the names itself.`,
    ],
  }),
  seen: (s) => ({
    'yes-facts': [
      'the privilege protects the communication and not the facts communicated',
      `what ${s.employee.the} saw is a fact to which the privilege does not extend`,
      `What somebody saw stays open to questions, even if a lawyer has been told the same. Only the talk is closed.`,
    ],
    'yes-need': [
      'a substantial need for the account of an eyewitness overcomes the privilege',
      `${s.plaintiff.the} has a substantial need for what ${s.employee.the} saw`,
      `No substantial need overcomes the attorney-client privilege, but it doesn't extend to what was seen.`,
    ],
    'yes-waived': [
      `${s.employee.the} waived the privilege by appearing for the deposition`,
      'the privilege is waived by an employee who appears for a deposition',
      `To appear for a deposition isn't to waive anything, and the privilege belongs to ${s.defendant.the}. The question didn't touch it.`,
    ],
    'no-privilege': [
      'the privilege protects what was told to a lawyer in confidence',
      `the privilege covers what ${s.employee.the} saw, as the lawyer was told of it`,
      `A client can't hide a fact by telling it to a lawyer. The question was about the accident, not about the talk.`,
    ],
    'no-work-product': [
      'an account that a lawyer has heard is work product',
      `what ${s.employee.the} saw became work product when the lawyer heard it`,
      `What a person remembers isn't work product, although a lawyer has heard it. It wasn't prepared for litigation.`,
    ],
    'no-opinion': [
      'the answer would disclose opinion work product of the lawyer',
      'the answer is work product that discloses mental impressions',
      `The answer would describe an accident. It wouldn't disclose the impressions of any lawyer.`,
    ],
  }),
  told: (s) => ({
    'no-privilege': [
      `what ${s.employee.the} told the lawyer in confidence is within the privilege`,
      `the privilege covers ${whose(s.employee)} conversation with the lawyer`,
      `${The(s.defendant)} sent ${s.employee.the} to its lawyer so that it could be advised. What was said there is closed.`,
    ],
    'no-consulting': [
      `${s.employee.the} has the protection of a consulting expert`,
      'talks with a consulting expert are closed without exceptional circumstances',
      `An employee who saw an accident isn't a consulting expert retained for the suit. The talk is closed for another reason.`,
    ],
    'no-relevant': [
      'what was said after the accident is relevant to no claim or defense',
      'a talk after the accident is outside the scope of discovery',
      `A talk after the accident is relevant and within the scope, if only to test what is said now. It's closed all the same.`,
    ],
    'yes-facts': [
      'facts are not privileged merely because a lawyer was told of them',
      `what ${s.employee.the} saw is a fact to which the privilege does not extend`,
      `The facts have been told already. This question was about the talk itself.`,
    ],
    'yes-need': [
      'a substantial need to compare the two accounts overcomes the privilege',
      `${s.plaintiff.the} has a substantial need for what was said to the lawyer`,
      `Need can open work product. No need, however great, opens a communication under the attorney-client privilege.`,
    ],
    'yes-waived': [
      `${s.employee.the} waived the privilege by describing the accident`,
      'testimony about the facts waived the privilege in communications about them',
      `To testify to facts discloses no communication. And the privilege belongs to ${s.defendant.the}, not to an employee.`,
    ],
  }),
} as const satisfies DiscoveryCells
