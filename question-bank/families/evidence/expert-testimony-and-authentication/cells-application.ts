import { whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { causation, eyewitness } from './shared-cells.ts'

/** Reasons about the way from a method to an opinion. */
export const APPLICATION_CELLS = {
  'skipped step': ({ suit: { expert: e } }) => ({
    'no-application': [
      'the opinion does not reflect a reliable application of the method to the facts',
      `${e.the} did not reliably apply the method to the facts of the case`,
      'A good method used badly gives a bad opinion. The application has to pass the court as well.',
    ],
    'no-basis': eyewitness(
      e,
      'Experts work from tests and records, without personal knowledge of the events. This one left out a part of the test.',
    ),
    'no-law': causation(
      e,
      'An opinion may embrace an ultimate issue such as causation, provided that it was soundly reached.',
    ),
    'yes-reliable': [
      'the opinion is the product of a reliable method that the field generally accepts',
      'the principles and methods on which the opinion rests are reliable',
      'Reliable principles and methods are half of the test. They must also be reliably applied.',
    ],
    'yes-weight': [
      `${whose(e)} mistake in applying a reliable method affects only the weight of the opinion`,
      'the omission of a step from a reliable method goes to weight, not admissibility',
      'Application is a condition of admissibility, so a mistake in it is no mere matter for cross-examination.',
    ],
    'yes-qualified': [
      `${e.the}, as a qualified expert, may decide which steps the method requires`,
      `a qualified expert such as ${e.the} may omit a step of an accepted method`,
      'Training does not turn a test that is wrong half the time into a reliable one.',
    ],
  }),
  gap: ({ suit: { subject, expert: e } }) => ({
    'no-gap': [
      'there is too great an analytical gap between the studies and the opinion',
      "the expert's own assertion does not close the analytical gap between the studies and the opinion",
      `The studies were good, but they were not about ${subject}. Someone has to explain the step from one to the other.`,
    ],
    'no-qualified': [
      `${e.the} is not qualified to testify about studies that others conducted`,
      'an expert who has conducted no study is not qualified to interpret the studies of others',
      'Qualified experts rely every day on studies that others conducted. These studies were about something else.',
    ],
    'no-law': causation(
      e,
      'An opinion may embrace an ultimate issue such as causation. The support of this one is too far away.',
    ),
    'yes-reliable': [
      'an opinion that rests on studies conducted by reliable methods is admissible',
      'a court may examine whether methods are reliable, but not the conclusion drawn from them',
      'Conclusions and methods are not wholly apart. Good data can be stretched too far.',
    ],
    'yes-weight': [
      'how far the studies support the opinion is a question of weight for the jury',
      'any difference between the studies and this case goes to weight, not admissibility',
      'Some distance may go to weight. Where nothing is offered to bridge it, the court may stop the opinion.',
    ],
    'yes-qualified': [
      `${e.the}, as a qualified expert, may extend the studies by professional judgment`,
      `a qualified expert such as ${e.the} may rely on judgment to link the studies to the case`,
      "The word of an expert who can't say why is no link. That's true of the best qualified too.",
    ],
  }),
  rival: ({ suit: { expert: e, rival: r } }) => ({
    'yes-weight': [
      'the jury, not the court, decides which of two reliably reached opinions deserves more weight',
      'a conflict between qualified experts who used reliable methods goes to weight, not admissibility',
      'Both experts met every condition. What remains is a contest between experts, and juries decide those.',
    ],
    'yes-qualified': [
      `${e.the}, as a qualified expert, may choose the method on which to rely`,
      `the court may examine whether ${e.the} is qualified, but not the method that an expert chooses`,
      'The court must examine the method that an expert chooses, and the data and application too. All were in order.',
    ],
    'yes-reliable': [
      'the jury, not the court, decides whether a method used by an expert is reliable',
      "the reliability of an expert's methods is a question for the jury, not for the court",
      'Reliability is for the court, and both showed it. Correctness is what goes to the jury.',
    ],
    'no-reliable': [
      'an expert opinion is inadmissible unless the court finds it more likely than not correct',
      'the court was not persuaded that the opinion is more likely than not correct',
      "The burden covers qualification, data, methods, and application. The court needn't be won over by the result.",
    ],
    'no-application': [
      `${r.the} and ${e.the} cannot both have reliably applied their methods to the same data`,
      `${whose(r)} contrary result shows that ${e.the} did not reliably apply the methods`,
      'Careful people can reach different results from the same data. That shows no flaw by itself.',
    ],
    'no-gap': [
      `a contrary conclusion by another expert leaves an analytical gap in ${whose(e)} opinion`,
      `${whose(r)} contrary conclusion shows an analytical gap in ${whose(e)} opinion`,
      'A gap is a step that no one explains. Being less convincing is not the same.',
    ],
  }),
} satisfies ExpertCells
