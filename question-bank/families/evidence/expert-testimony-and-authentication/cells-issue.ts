import { him, whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { eyewitness } from './shared-cells.ts'

/** Reasons about opinions on an ultimate issue. */
export const ISSUE_CELLS = {
  knew: ({ crime: { defendant: d, agent, agent: e } }) => ({
    'no-mental': [
      'an expert may not state whether a criminal defendant had a mental state that is an element of the crime',
      `whether ${d.the} had the required mental state is a question for the jury alone`,
      'Knowledge is an element here. In a criminal case, no expert may say whether the accused had it.',
    ],
    'no-qualified': [
      `${agent.the} is not qualified to give an opinion on a mental state without training in psychology`,
      'only a witness qualified in psychology may give an opinion on a mental state',
      'No training in psychology would help. A psychologist could not have said it either.',
    ],
    'no-basis': eyewitness(e, 'What the expert saw makes no difference. The last step belongs to the jury.'),
    'yes-issue': [
      'an opinion is not objectionable merely because it embraces an ultimate issue',
      'an expert opinion may embrace an ultimate issue in a criminal case',
      'Expert opinions may generally embrace an ultimate issue. The one exception is the mental state of the accused.',
    ],
    'yes-qualified': [
      `${agent.the} is qualified by experience to say what ${d.the} knew`,
      `${agent.the} is qualified to give an opinion on the mental state of people in such cases`,
      'The most qualified witness is stopped at this point.',
    ],
    'yes-weight': [
      `the jury may decide what weight to give an opinion on ${whose(d)} mental state`,
      `the jury remains free to reject an opinion on ${whose(d)} mental state`,
      'Congress took this one opinion away from experts. The jury never gets to weigh it.',
    ],
  }),
  most: ({ crime: { defendant: d, agent } }) => ({
    'yes-issue': [
      `an opinion on what most people know is not an opinion on ${whose(d)} mental state`,
      `the opinion leaves ${whose(d)} mental state for the jury to decide`,
      'The exception covers an opinion on whether the accused had the mental state. Most people are not all people.',
    ],
    'yes-qualified': [
      `${agent.the} is qualified to give an opinion on ${whose(d)} mental state`,
      `${agent.the} is qualified by experience to say what ${d.the} knew`,
      'If the expert had spoken of this defendant, no experience would have helped.',
    ],
    'yes-weight': [
      `the jury may decide what weight to give an opinion on ${whose(d)} mental state`,
      `the jury remains free to reject an opinion on ${whose(d)} mental state`,
      'One kind of opinion on a mental state is barred outright. This is not of that kind.',
    ],
    'no-mental': [
      `an opinion on what most people know amounts to an opinion on what ${d.the} knew`,
      `the opinion amounts to a statement about ${whose(d)} mental state`,
      'The bar is narrow. The jury must still decide whether this defendant was one of the many.',
    ],
    'no-qualified': [
      `${agent.the} is not qualified to give an opinion on a mental state without training in psychology`,
      `${whose(agent)} experience with such crimes does not make ${him(agent)} qualified to say what people know`,
      'Long experience with a kind of crime, without training in psychology, can qualify a witness to describe those who commit it.',
    ],
    'no-law': [
      'an expert opinion may not embrace an ultimate issue in a criminal case',
      'an expert may not testify about knowledge when it is an ultimate issue',
      'That an opinion embraces an ultimate issue, such as knowledge, is no objection by itself, in criminal cases as in civil ones.',
    ],
  }),
  liable: ({ suit: { expert: e } }) => ({
    'no-law': [
      'the opinion states a legal conclusion and does not help the jury',
      'an opinion that merely tells the jury what result to reach does not help the jury',
      'Experts supply what jurors lack. The judge tells them what negligence means, and they decide whether it occurred.',
    ],
    'no-mental': [
      'an expert opinion may not embrace negligence as an ultimate issue',
      `${whose(e)} opinion embraces an ultimate issue reserved for the jury`,
      'An ultimate issue is no forbidden ground. The opinion fails because it tells the jury nothing but the verdict.',
    ],
    'no-basis': eyewitness(e, "Experts needn't have been there. This one has left the field of expertise."),
    'yes-issue': [
      'an expert opinion may embrace any ultimate issue in a civil case',
      'an expert may state an opinion on the ultimate issue of liability in a civil case',
      'Embracing an ultimate issue does not exclude an opinion, but it does not admit one either. It must still help.',
    ],
    'yes-qualified': [
      `${e.the} is qualified to testify about the cause of the harm and thus about liability for it`,
      `${whose(e)} expertise on the cause of the harm makes ${him(e)} qualified to testify about negligence`,
      'The cause is a matter of expertise. Legal liability is a matter of law.',
    ],
    'yes-weight': [
      'the jury is not bound by an opinion on liability and may decide its weight',
      'the jury may decide what weight to give an opinion on liability',
      "That the jury may disregard it does not make it helpful, and it isn't admitted otherwise.",
    ],
  }),
} satisfies ExpertCells
