import { whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { causation, eyewitness } from './shared-cells.ts'

/** Reasons about the way from a method to an opinion. */
export const APPLICATION_CELLS = {
  'skipped step': ({ suit: { expert: e } }) => ({
    'no-application': [
      'the opinion does not reflect a reliable application of the method',
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
      'the general acceptance of the method makes the opinion reliable',
      'the principles and methods behind the opinion are reliable',
      'Reliable principles and methods are half of the test. They must also be reliably applied.',
    ],
    'yes-weight': [
      `${whose(e)} mistake in applying a reliable method goes to weight`,
      'the omission of a step goes to weight and to cross-examination',
      'Application is a condition of admissibility, so a mistake in it is no mere matter for cross-examination.',
    ],
    'yes-qualified': [
      `${e.the} is qualified to decide which steps the method requires`,
      `a qualified expert such as ${e.the} may dispense with a step`,
      'Training does not turn a test that is wrong half the time into a reliable one.',
    ],
  }),
  gap: ({ suit: { subject, expert: e } }) => ({
    'no-gap': [
      'there is too great an analytical gap between the studies and the opinion',
      "nothing but the expert's own say-so bridges the analytical gap",
      `The studies were good, but they were not about ${subject}. Someone has to explain the step from one to the other.`,
    ],
    'no-qualified': [
      `${e.the} is not qualified to testify about studies by others`,
      `${e.the} made no study and is not qualified to rely on one`,
      'Experts draw on the studies of others every day. These studies were about something else.',
    ],
    'no-law': causation(
      e,
      'An opinion may embrace an ultimate issue such as causation. The support of this one is too far away.',
    ),
    'yes-reliable': [
      'the opinion rests on studies made by reliable methods',
      'the methods of the studies were reliable and the conclusion may differ',
      'Conclusions and methods are not wholly apart. Good data can be stretched too far.',
    ],
    'yes-weight': [
      'how far the studies support the opinion is a question of weight',
      'the distance between the studies and the case goes to weight',
      'Some distance may go to weight. Where nothing is offered to bridge it, the court may stop the opinion.',
    ],
    'yes-qualified': [
      `${e.the} is qualified to extend the studies by professional judgment`,
      `a qualified expert such as ${e.the} may rely on judgment for the link`,
      "The word of an expert who can't say why is no link. That's true of the best qualified too.",
    ],
  }),
  rival: ({ suit: { expert: e, rival: r } }) => ({
    'yes-weight': [
      'which of two opinions reached by reliable methods is right goes to weight',
      'a conflict between qualified experts with reliable methods goes to weight',
      'All conditions were found. What remains is a contest between experts, and juries decide those.',
    ],
    'yes-qualified': [
      `${e.the} is qualified and therefore free to choose the method`,
      `the court may examine whether ${e.the} is qualified and no more`,
      'The court must examine data, methods, and application too. It did, and all were in order.',
    ],
    'yes-reliable': [
      'the jury and not the court decides whether the opinion is reliable',
      'how reliable the methods are is not a question for the court',
      'Reliability was for the court, which found it. Correctness is what goes to the jury.',
    ],
    'no-reliable': [
      'the court was not persuaded that the opinion is more likely than not right',
      'the court did not find the opinion more likely than not correct',
      "The burden covers qualification, data, methods, and application. The court needn't be won over by the result.",
    ],
    'no-application': [
      `${r.the} and ${e.the} cannot both have reliably applied accepted methods`,
      `${whose(r)} contrary result shows that the methods were not reliably applied`,
      'Careful people can reach different results from the same data. That shows no flaw by itself.',
    ],
    'no-gap': [
      'the less convincing opinion leaves an analytical gap',
      `${whose(r)} conclusion shows an analytical gap in the opinion`,
      'A gap is a step that no one explains. Being less convincing is not the same.',
    ],
  }),
} satisfies ExpertCells
