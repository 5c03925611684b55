import { whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { causation, eyewitness, ownChoice } from './shared-cells.ts'

/** Reasons about the person of an expert and about the method. */
export const METHOD_CELLS = {
  experience: ({ suit: { expert: e } }) => ({
    'yes-qualified': [
      `${e.the} is qualified as an expert by skill and experience`,
      'experience alone can make a witness qualified as an expert',
      'Knowledge, skill, experience, training, or education will do. A life spent in the field is the plainest case of experience.',
    ],
    'yes-weight': [
      'whether an expert is qualified goes to weight and not to admissibility',
      `the training of ${e.the} goes to weight and is for the jury alone`,
      'Admissibility comes before weight: the court decides who is qualified before the jury hears a word. Years in the field settle it here.',
    ],
    'yes-familiar': [
      'the opinion comes from daily work and is therefore a lay opinion',
      `${e.the} gave a lay opinion drawn from years of work`,
      'Once specialized knowledge comes in, a lay opinion is out of the question. This witness needs to be qualified, and is.',
    ],
    'no-qualified': [
      `${e.the} has neither a degree nor a license and is not qualified`,
      `${e.the} is not qualified without formal education in the field`,
      'Education is one road among five. Skill and experience are others, and each is enough alone.',
    ],
    'no-reliable': [
      'the method has no known error rate and is therefore not reliable',
      'the method has not been through peer review and is therefore not reliable',
      'Error rates and peer review are factors for some methods and not conditions for all. The judge was satisfied with this one.',
    ],
    'no-basis': eyewitness(
      e,
      'Experts seldom saw the event. They may learn the facts from the evidence or from tests.',
    ),
  }),
  'other field': ({ suit: { outsider: o, field } }) => ({
    'no-qualified': [
      `${o.the} is not qualified as an expert on ${field}`,
      `${whose(o)} training and experience do not extend to the subject of the opinion`,
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
      `${o.the} is qualified by success in a demanding field and by reading`,
      `${o.the} is an expert of proven ability and qualified to study a new subject`,
      'Being a great expert on something else leaves the witness a layperson on this subject.',
    ],
    'yes-weight': [
      `${whose(o)} lack of experience in the field goes to weight`,
      'the lack of training in the field goes to weight and to cross-examination',
      'Shades of specialty may go to weight. A witness with no knowledge of the subject is not let in at all.',
    ],
    'yes-familiar': [
      `${o.the} may give a lay opinion on what any intelligent person can judge`,
      'a lay opinion is enough on a cause that intelligent people can judge',
      'Finding such a cause takes specialized knowledge, which is where lay opinion ends.',
    ],
  }),
  'evenly balanced': ({ suit: { plaintiff: p, expert: e } }) => ({
    'no-reliable': [
      'the method was not shown to be reliable by the greater weight of the proof',
      `${p.the} did not show it more likely than not that the method is reliable`,
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
      'the proof would allow the jury to find that the method is reliable',
      'the proof is sufficient to support a finding that the method is reliable',
      'Sufficient to support a finding is the test for conditional relevance. The method of an expert has to persuade the court.',
    ],
    'yes-weight': [
      'doubts about whether the method is reliable go to weight',
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
      'the method is reliable, although it lacks general acceptance',
      'its low error rate and peer review show that the method is reliable',
      'General acceptance is one factor among several. The others point the same way here, and the judge was persuaded.',
    ],
    'yes-weight': [
      'whether the method is reliable goes to weight and is not for the court',
      'the choice between an old and a new method goes to weight',
      'The judge is the gatekeeper and must decide this first. She did, and found the new method reliable.',
    ],
    'yes-qualified': ownChoice(
      e,
      "An expert's own choice proves nothing about a method. Testing and publication do.",
    ),
    'no-reliable': [
      'the method lacks general acceptance and is therefore not reliable',
      'the method may not be called reliable while most of the field rejects it',
      'That was the Frye test. Under the federal rules, a method that is tested and published may be young.',
    ],
    'no-qualified': [
      `${e.the} departed from what the field accepts and is not qualified`,
      `${e.the} uses a method that few specialists share and is not qualified`,
      'Who is qualified depends on knowledge and skill. A person who uses a method that few specialists share, or who departed from what the field accepts, may still be an expert.',
    ],
    'no-application': [
      'the method has no accepted standard for its reliable application',
      'the field has yet to adopt a standard for applying the method reliably',
      'Application concerns what was done with these facts, not what the field has come to adopt. The judge found that it was done well.',
    ],
  }),
} satisfies ExpertCells
