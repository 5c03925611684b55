import type { DiscoveryCells } from './reason-id.ts'

/** Reasons where the question is what somebody knows, and from whom. */
export const KNOWLEDGE_CELLS = {
  names: (s) => ({
    'yes-facts': [
      'the names of eyewitnesses are facts, and facts are not work product',
      'who saw an accident is a fact that cannot become work product',
      `It makes no difference how the names were learned. Only papers and thoughts from the search are protected.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the names of eyewitnesses`,
      'a substantial need for the names outweighs the protection of work product',
      `Nobody has shown that the names are hard to find. No such showing is needed for them.`,
    ],
    'yes-ordinary': [
      'a search for eyewitnesses is not made in anticipation of litigation',
      'to look for eyewitnesses is ordinary and not in anticipation of litigation',
      `A lawyer's investigator who works because a suit is expected does so in anticipation of it. The names are open anyway.`,
    ],
    'no-work-product': [
      'the names were gathered in anticipation of litigation',
      `the names are work product that ${s.plaintiff.the} could have gathered too`,
      `What was prepared for litigation is protected, not what was learned in preparing. One can't hide a fact by finding it.`,
    ],
    'no-opinion': [
      'to name eyewitnesses would disclose opinion work product',
      'the names are work product that shows whom the lawyer finds useful',
      `All known eyewitnesses were asked for, and not those that the lawyer believes or means to call.`,
    ],
    'no-consulting': [
      'an investigator who will not testify is like a consulting expert',
      'what a consulting expert finds out is open in exceptional circumstances alone',
      `Looking for eyewitnesses isn't expert work. And the question is what the business knows, not what the investigator does.`,
    ],
  }),
  seen: (s) => ({
    'yes-facts': [
      'the privilege protects the talk with the lawyer and not the facts',
      `what ${s.employee.the} saw is a fact to which the privilege does not extend`,
      `What somebody saw stays open to questions, even if a lawyer has been told the same. Only the talk is closed.`,
    ],
    'yes-need': [
      'a substantial need for the account of an eyewitness outweighs the privilege',
      `${s.plaintiff.the} has a substantial need for what ${s.employee.the} saw`,
      `Need doesn't outweigh the attorney-client privilege, and the privilege doesn't extend to what was seen.`,
    ],
    'yes-waived': [
      `${s.employee.the} waived the privilege by coming to the deposition`,
      'an employee who is deposed waives the privilege of the employer',
      `Being deposed gives up nothing, and the privilege isn't the employee's to give up. The question didn't touch it.`,
    ],
    'no-privilege': [
      'the privilege protects what was told to a lawyer in confidence',
      `the privilege covers what ${s.employee.the} saw, as the lawyer was told of it`,
      `A client can't hide a fact by telling it to a lawyer. The question was about the accident, not about the talk.`,
    ],
    'no-work-product': [
      'an account that a lawyer has collected is work product',
      `what ${s.employee.the} saw became work product when the lawyer heard it`,
      `What a person remembers isn't prepared for litigation, whoever has asked about it before.`,
    ],
    'no-opinion': [
      'an answer would disclose opinion work product of the lawyer',
      'the answer is work product, as it would show what the lawyer asked about',
      `The answer would describe an accident. It wouldn't reveal a word of what any lawyer said or thinks.`,
    ],
  }),
  told: (s) => ({
    'no-privilege': [
      'the privilege protects what was told to a lawyer in confidence',
      `the privilege covers what ${s.employee.the} said when the lawyer asked`,
      `The business sent an employee to its lawyer so that it could be advised. What was said there is closed.`,
    ],
    'no-consulting': [
      `${s.employee.the} was the equivalent of a consulting expert`,
      'what a consulting expert told the lawyer is open in exceptional circumstances alone',
      `Somebody who saw an accident isn't an expert retained for the suit. The talk is closed for another reason.`,
    ],
    'no-relevant': [
      'what was said after the accident is relevant to no claim or defense',
      'talk about an accident after the event is outside the scope of discovery',
      `An earlier account of the accident is relevant, if only to test a later one. It's closed all the same.`,
    ],
    'yes-facts': [
      'facts are not privileged merely because a lawyer was told of them',
      `what ${s.employee.the} saw is a fact to which the privilege does not extend`,
      `The facts have been told already. This question was about the talk itself.`,
    ],
    'yes-need': [
      'a substantial need to compare the two accounts outweighs the privilege',
      `${s.plaintiff.the} has a substantial need for what was said to the lawyer`,
      `Need can open work product. No need, however great, opens a communication under the attorney-client privilege.`,
    ],
    'yes-waived': [
      `${s.employee.the} waived the privilege by describing the accident`,
      'testimony about the facts waives the privilege in talks about the facts',
      `To testify to facts discloses no communication. And the privilege belongs to ${s.defendant.the}, not to an employee.`,
    ],
  }),
} as const satisfies DiscoveryCells
