import { him, whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { eyewitness } from './shared-cells.ts'

/** Reasons about opinions on an ultimate issue. */
export const ISSUE_CELLS = {
  knew: ({ crime: { defendant: d, agent, agent: e } }) => ({
    'no-mental': [
      `the opinion states whether ${d.the} had a mental state that is an element`,
      `whether ${d.the} had the required mental state is for the jury alone`,
      'Knowledge is an element here. In a criminal case, no expert may say whether the accused had it.',
    ],
    'no-qualified': [
      `${agent.the} has no training in psychology and is not qualified`,
      `${agent.the} may not speak of a mental state without being qualified on it`,
      'No training in psychology would help. A psychologist could not have said it either.',
    ],
    'no-basis': eyewitness(e, 'What the expert saw makes no difference. The last step belongs to the jury.'),
    'yes-issue': [
      'embracing an ultimate issue does not make an opinion objectionable',
      'an expert opinion may embrace an ultimate issue in a criminal case',
      'Expert opinions may generally embrace an ultimate issue. The one exception is the mental state of the accused.',
    ],
    'yes-qualified': [
      `${agent.the} is qualified by experience to tell what ${d.the} knew`,
      `${agent.the} is qualified on the mental state of people in such cases`,
      'The most qualified witness is stopped at this point.',
    ],
    'yes-weight': [
      `the weight of an opinion on the mental state of ${d.the} is for the jury`,
      'the opinion on the mental state goes to weight and binds no juror',
      'Congress took this one opinion away from experts. The jury never gets to weigh it.',
    ],
  }),
  most: ({ crime: { defendant: d, agent } }) => ({
    'yes-issue': [
      `an opinion on most people is not an opinion on the mental state of ${d.the}`,
      `the opinion leaves the mental state of ${d.the} to the jury`,
      'The exception covers an opinion on whether the accused had the mental state. Most people are not all people.',
    ],
    'yes-qualified': [
      `${agent.the} is qualified to state the mental state of ${d.the}`,
      `${agent.the} is qualified by experience to tell what ${d.the} knew`,
      'If the expert had spoken of this defendant, no experience would have helped.',
    ],
    'yes-weight': [
      `the weight of an opinion on the mental state of ${d.the} is for the jury`,
      'the opinion on the mental state goes to weight and binds no juror',
      'One kind of opinion on a mental state is barred outright. This is not of that kind.',
    ],
    'no-mental': [
      `an opinion on what most people know is an opinion on what ${d.the} knew`,
      `the opinion amounts to a statement on the mental state of ${d.the}`,
      'The bar is narrow. The jury must still decide whether this defendant was one of the many.',
    ],
    'no-qualified': [
      `${agent.the} has no training in psychology and is not qualified`,
      `${whose(agent)} experience with such crimes is not a study of minds`,
      'Long experience with a kind of crime, without training in psychology, can qualify a witness to describe those who commit it.',
    ],
    'no-law': [
      'the opinion embraces an ultimate issue in a criminal case',
      'the opinion may not touch on knowledge as an ultimate issue',
      'That an opinion embraces or touches an ultimate issue is no objection by itself, in criminal cases as in civil ones.',
    ],
  }),
  liable: ({ suit: { expert: e } }) => ({
    'no-law': [
      'the opinion states a legal conclusion and does not help the jury',
      'the opinion applies a legal standard and gives the jury no facts',
      'Experts supply what jurors lack. What negligence means, the judge tells them, and whether it occurred, they decide.',
    ],
    'no-mental': [
      'the opinion may not embrace negligence as an ultimate issue',
      `${whose(e)} opinion embraces an ultimate issue for the jury`,
      'An ultimate issue is no forbidden ground. The opinion fails because it tells the jury nothing but the verdict.',
    ],
    'no-basis': eyewitness(e, "Experts needn't have been there. This one has left the field of expertise."),
    'yes-issue': [
      'the opinion may embrace any ultimate issue in a civil case',
      'an ultimate issue in a civil case is open to expert opinion',
      'Embracing an ultimate issue does not exclude an opinion, but it does not admit one either. It must still help.',
    ],
    'yes-qualified': [
      `${e.the} is qualified on the cause and therefore on liability`,
      `${whose(e)} expertise on the cause makes ${him(e)} qualified on negligence`,
      'The cause is a matter of expertise. Legal liability is a matter of law.',
    ],
    'yes-weight': [
      'the opinion on liability does not bind the jury and goes to weight',
      'the jury can decide what weight to give the opinion on liability',
      "That the jury may disregard it does not make it helpful, and it isn't admitted otherwise.",
    ],
  }),
} satisfies ExpertCells
