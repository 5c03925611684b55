import { capital } from '../../../text/capital.ts'
import { he, his, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { AUTHENTICATION_RULES } from './authentication-rules.ts'
import type { ExpertFacts } from './facts.ts'
import type { ExpertStory } from './story.ts'

/** Every rule that a path runs through. The last one of a path says the result. */
export const rules = {
  ...AUTHENTICATION_RULES,
  qualified: {
    authority: 'FRE 702',
    rule: 'A witness may testify as an expert if qualified by knowledge, skill, experience, training, or education.',
    applied: ({ twist }, { suit: { expert, outsider } }) =>
      twist === 'experience'
        ? `These stand side by side, so ${expert.the} needs no degree.`
        : `${The(outsider)} has all of these, but in another field.`,
  },
  experience: {
    authority: 'Kumho Tire Co. v. Carmichael',
    rule: "The court's duty as gatekeeper extends to experts who rely on experience, and the factors by which it judges them are flexible.",
    applied: (_, { suit: { expert: e, trained } }) =>
      `${The(e)} had ${trained} and accounted for each step of ${his(e)} work. The objection should be overruled.`,
  },
  'other-field': {
    authority: 'FRE 702(a)',
    rule: "The expert's specialized knowledge must be such as will help the jury to understand the evidence or to determine a fact in issue.",
    applied: (_, { suit: { outsider: o, field } }) =>
      `${The(o)} knows no more about ${field} than a layperson who has read three articles. The objection should be sustained.`,
  },
  burden: {
    authority: 'FRE 702',
    rule: 'As amended in 2023, the rule requires the proponent to demonstrate to the court that it is more likely than not that the conditions for expert testimony are met.',
    applied: ({ twist }, { suit: { plaintiff, expert } }) =>
      twist === 'rival'
        ? `The uncontradicted evidence showed them to be met by ${expert.the}.`
        : `${The(plaintiff)} therefore had to persuade the judge.`,
  },
  balanced: {
    authority: 'FRE 702(c)',
    rule: 'One of the conditions is that the testimony is the product of reliable principles and methods.',
    applied: () =>
      'An even balance is not more likely than not. What a jury could have found is not the standard, so the objection should be sustained.',
  },
  application: {
    authority: 'FRE 702(d)',
    rule: "As amended in 2023, the rule requires the proponent to show that it is more likely than not that the expert's opinion reflects a reliable application of the principles and methods to the facts of the case.",
    applied: (_, { suit: { expert: e } }) =>
      `The method is good, but ${e.the} left out a step on which it depends. The objection should be sustained.`,
  },
  sound: {
    authority: 'FRE 702(d)',
    rule: "The expert's opinion must reflect a reliable application of the principles and methods to the facts of the case.",
    applied: (_, { suit: { expert: e, studies } }) =>
      `${The(e)} had to explain how studies of ${studies} bear on the case.`,
  },
  joiner: {
    authority: 'General Electric Co. v. Joiner',
    rule: 'A court may exclude opinion evidence that is connected to existing data only by the ipse dixit of the expert, where the analytical gap between the two is too great.',
    applied: (_, { suit: { expert: e } }) =>
      `${The(e)} offered only ${his(e)} own judgment, so the objection should be sustained.`,
  },
  daubert: {
    authority: 'Daubert v. Merrell Dow Pharmaceuticals, Inc.',
    rule: 'In judging reliability, a court may consider whether a theory or technique can be and has been tested, peer review and publication, the known or potential rate of error, and general acceptance, and none of these factors alone decides.',
    applied: () => 'The method lacks general acceptance but was tested and published, and it seldom errs.',
  },
  'new-test': {
    authority: 'FRE 702',
    rule: 'The proponent must demonstrate that the conditions for expert testimony are more likely than not met.',
    applied: () =>
      'Testing, publication, and care in applying the method make that showing here, so the objection should be overruled.',
  },
  rival: {
    authority: 'Daubert v. Merrell Dow Pharmaceuticals, Inc.',
    rule: 'The court looks to principles and methodology and to their application, while vigorous cross-examination and contrary evidence are the means of attacking admissible evidence that is thought shaky.',
    applied: (_, { suit: { expert: e, rival: r } }) =>
      `Whether ${e.the} or ${r.the} came to the right result is for the jury, so the objection should be overruled.`,
  },
  bases: {
    authority: 'FRE 703',
    rule: 'If experts in the particular field would reasonably rely on facts or data of that kind in forming an opinion on the subject, they need not be admissible for the opinion to be admitted.',
    applied: () =>
      'Specialists regularly rely on such reports. The opinion comes in, though the report does not.',
  },
  unreasonable: {
    authority: 'FRE 703',
    rule: 'Facts or data that are not in evidence may be the basis of an opinion if experts in the particular field would reasonably rely on those kinds of facts or data in forming an opinion on the subject.',
    applied: (_, { suit: { gossip } }) =>
      `No one else in the field would rely on ${gossip}. The objection should be sustained.`,
  },
  disclosure: {
    authority: 'FRE 703',
    rule: 'If the facts or data would otherwise be inadmissible, the proponent of the opinion may disclose them to the jury only if their probative value in helping the jury evaluate the opinion substantially outweighs their prejudicial effect.',
    applied: (_, { suit: { plaintiff } }) =>
      `${The(plaintiff)} is the proponent, and to the judge the risk was as great as the value. The report may not be read.`,
  },
  proponent: {
    authority: 'FRE 703',
    rule: 'The limit on disclosing inadmissible facts behind an opinion applies to the proponent of the opinion.',
    applied: (_, { suit: { defendant } }) => `${The(defendant)} is the opponent.`,
  },
  cross: {
    authority: 'FRE 705',
    rule: 'An expert may state an opinion without first testifying to the underlying facts or data but may be required to disclose them on cross-examination.',
    applied: (_, { suit: { expert: e } }) =>
      `The report is among the facts on which ${e.the} relied, so the objection should be overruled.`,
  },
  'mental-state': {
    authority: 'FRE 704(b)',
    rule: 'In a criminal case, an expert must not state an opinion about whether the defendant did or did not have a mental state or condition that constitutes an element of the crime charged or of a defense.',
    applied: ({ twist }, { crime: { defendant: d, agent } }) =>
      twist === 'most'
        ? `${The(agent)} is an expert, and knowledge is an element.`
        : `Knowledge is an element, and ${agent.the} would say that ${d.the} had it. The objection must be sustained.`,
  },
  diaz: {
    authority: 'Diaz v. United States',
    rule: 'An opinion about what most people in a group know is not an opinion about whether the defendant, a member of that group, had the mental state.',
    applied: (_, { crime: { defendant: d } }) =>
      `The jury must still decide what ${d.the} knew, so the objection should be overruled.`,
  },
  ultimate: {
    authority: 'FRE 704(a)',
    rule: 'That an opinion embraces an ultimate issue does not by itself make it objectionable.',
    applied: (_, { suit: { defendant } }) =>
      `That the question reached the liability of ${defendant.the} is therefore not the trouble.`,
  },
  liable: {
    authority: 'FRE 702(a)',
    rule: "The expert's specialized knowledge must help the jury to understand the evidence or to determine a fact in issue, and an opinion that merely tells the jury what result to reach does not.",
    applied: (_, { suit: { expert: e } }) =>
      `The knowledge of ${e.the} ends with the cause. The objection should be sustained.`,
  },
  treatise: {
    authority: 'FRE 803(18)',
    rule: 'A statement in a treatise or periodical may be read into evidence if an expert relied on it on direct examination, or it is called to the attention of an expert on cross-examination, and the publication is established as a reliable authority. It may not be received as an exhibit.',
    applied: ({ twist }, { suit: { expert: e, rival: r } }) =>
      twist === 'denied'
        ? `The passage was put to ${e.the} on cross-examination, and ${r.the} vouched for the book.`
        : `${The(e)} relied on the book on direct, and its authority was not disputed.`,
  },
  passage: {
    authority: 'FRE 803(18)',
    rule: 'The exception makes the statement substantive evidence.',
    applied: () => 'The passage may therefore be read, and the objection must be overruled.',
  },
  'not-exhibit': {
    authority: 'FRE 803(18)',
    rule: 'That last limit holds however well the authority of the work was shown.',
    applied: (_, { suit: { plaintiff } }) =>
      `${capital(whose(plaintiff))} offer of the book itself goes too far, and the objection must be sustained.`,
  },
  authority: {
    authority: 'FRE 803(18)(B)',
    rule: "A publication is established as a reliable authority by the expert's admission or testimony, by another expert's testimony, or by judicial notice.",
    applied: (_, { suit: { expert: e } }) =>
      `What ${e.the} thinks of it does not matter, and neither does whether ${he(e)} ever used it. The objection must be overruled.`,
  },
} as const satisfies RuleTable<ExpertFacts, ExpertStory>
