import { whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { causation, eyewitness, ownChoice } from './shared-cells.ts'

/** Reasons about the person of an expert and about the method. */
export const METHOD_CELLS = {
  experience: ({ suit: { expert: e } }) => ({
    'yes-qualified': [
      `${e.the} may be qualified as an expert by experience, without formal education`,
      'experience alone, without formal education, may make a witness qualified as an expert',
      'Knowledge, skill, experience, training, or education will do. A life spent in the field is the plainest case of experience.',
    ],
    'yes-weight': [
      'whether a witness is qualified as an expert goes to weight, not admissibility',
      `${whose(e)} lack of formal training affects only the weight of the opinion`,
      'Admissibility comes before weight: the court decides who is qualified before the jury hears a word. Years in the field settle it here.',
    ],
    'yes-familiar': [
      'a witness may give a lay opinion based on years of daily work',
      `${e.the} gave a lay opinion, for which no qualification as an expert is required`,
      'Once specialized knowledge comes in, a lay opinion is out of the question. This witness needs to be qualified, and is.',
    ],
    'no-qualified': [
      `${e.the} has neither a degree nor a license and is not qualified as an expert`,
      'a witness without formal education in the field is not qualified as an expert',
      'Education is one road among five. Skill and experience are others, and each is enough alone.',
    ],
    'no-reliable': [
      'a method without a known error rate may not be found reliable',
      'a method that has not been through peer review may not be found reliable',
      'Error rates and peer review are factors for some methods and not conditions for all. Other specialists vouched for this one.',
    ],
    'no-basis': eyewitness(
      e,
      'Experts seldom saw the event. They may learn the facts from the evidence or from tests.',
    ),
  }),
  'other field': ({ suit: { outsider: o, field } }) => ({
    'no-qualified': [
      `${o.the} is not qualified as an expert on ${field}`,
      `${whose(o)} training and experience do not extend to ${field}`,
      'The question is always whether this witness can speak to this issue. Honors elsewhere and a few hours of reading do not carry over.',
    ],
    'no-basis': eyewitness(
      o,
      "Personal knowledge of the events isn't asked of experts. Knowledge of the field is.",
    ),
    'no-law': causation(
      o,
      'Causation is an ultimate issue on which experts are often called. The trouble is who was called.',
    ),
    'yes-qualified': [
      `${o.the}, a qualified expert in another field, has studied the subject of the opinion`,
      'an expert qualified in one field may testify about a subject that the expert has studied',
      'Being a great expert on something else leaves the witness a layperson on this subject.',
    ],
    'yes-weight': [
      `${whose(o)} lack of experience in the field affects only the weight of the opinion`,
      'a lack of training in the field goes to the weight of an opinion, not its admissibility',
      'Shades of specialty may go to weight. A witness with no knowledge of the subject is not let in at all.',
    ],
    'yes-familiar': [
      `${o.the} may give a lay opinion on a cause that ordinary people can judge`,
      'a lay opinion is admissible on a cause that ordinary people can judge',
      'Finding such a cause takes specialized knowledge, which is where lay opinion ends.',
    ],
  }),
  'evenly balanced': ({ suit: { plaintiff: p, expert: e } }) => ({
    'no-reliable': [
      'an opinion is inadmissible unless its method is shown to be more likely than not reliable',
      `${p.the} did not show that the method is more likely than not reliable`,
      'An even balance leaves the side that offers the expert short of its burden. The judge, not the jury, holds the scale.',
    ],
    'no-basis': eyewitness(
      e,
      'No expert needs personal knowledge of the events. What has to be shown concerns the method.',
    ),
    'no-law': causation(
      e,
      'Embracing an ultimate issue is no ground for an objection in itself. The method is the weak spot.',
    ),
    'yes-reliable': [
      'an opinion is admissible if a reasonable jury could find that its method is reliable',
      'the evidence is sufficient to support a finding that the method is reliable',
      'Sufficient to support a finding is the test for conditional relevance. The method of an expert has to persuade the court.',
    ],
    'yes-weight': [
      'doubts about whether a method is reliable go to weight, not admissibility',
      'whether the method is reliable is a question of weight for the jury',
      'Courts that sent the reliability of methods to the jury as a matter of weight were corrected by the amendment of 2023.',
    ],
    'yes-qualified': ownChoice(
      e,
      'To be qualified is the first condition of several. It does not vouch for the rest.',
    ),
  }),
  'new test': ({ suit: { expert: e } }) => ({
    'yes-reliable': [
      'a method may be found reliable although it lacks general acceptance in the field',
      'testing, peer review, and a low error rate may show that a method is reliable',
      'General acceptance is one factor among several. Testing, peer review, and the error rate all point the same way here.',
    ],
    'yes-weight': [
      'whether a method is reliable goes to weight and is not a question for the court',
      'a dispute about a new method goes to the weight of the opinion, not its admissibility',
      'The court is the gatekeeper and must decide first whether a new method is reliable. Only then does the jury weigh the opinion.',
    ],
    'yes-qualified': ownChoice(
      e,
      "An expert's own choice proves nothing about a method. Testing and publication do.",
    ),
    'no-reliable': [
      'a method that lacks general acceptance in the field is not reliable',
      'a method may not be found reliable until most of the field accepts it',
      'The Frye test asked what most of the field accepts. Under the federal rules, a method without general acceptance may be found reliable if it is tested and published.',
    ],
    'no-qualified': [
      'a specialist who departs from what the field accepts is not qualified as an expert',
      `${e.the} used a method that few specialists share and is not qualified as an expert`,
      'Who is qualified depends on knowledge and skill. A person who uses a method that few specialists share, or who departed from what the field accepts, may still be an expert.',
    ],
    'no-application': [
      'a method may not be reliably applied until it is in general use',
      'a method that is only two years old cannot be shown to have been reliably applied',
      'Even a method two years old and not in general use can be reliably applied. What counts is what was done here, and the protocol was followed.',
    ],
  }),
} satisfies ExpertCells
