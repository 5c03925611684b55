import { The, whose } from '../../engine/party.ts'
import type { WitnessCells } from './reason-id.ts'

const wideOpen = (why: string) =>
  [
    'cross-examination may reach any matter of which the witness has personal knowledge',
    'a witness may be asked on cross-examination about any matter that he or she perceived',
    why,
  ] as const
const hostileOnly = (why: string) =>
  [
    'a leading question on cross-examination is improper unless the witness is hostile',
    'a leading question may be asked only of a hostile witness',
    why,
  ] as const

/** Reasons about a question. */
export const QUESTION_CELLS = {
  leading: ({ accident: { witness: w } }) => ({
    'no-leading': [
      `a leading question was put to ${w.the} on direct examination`,
      'the leading question was not needed to develop testimony on direct examination',
      `On direct examination, the witness and not the lawyer should tell the story. ${The(w)} was ready to.`,
    ],
    'no-helpful': [
      'the answer would be a lay opinion on the ultimate issue in dispute',
      'the question calls for a lay opinion on the ultimate issue',
      `A question for a fact doesn't call for a lay opinion. But ${w.the} should tell that fact, and the lawyer mustn't tell it first.`,
    ],
    'no-scope': [
      'direct examination of an eyewitness must be in the form of a narrative',
      'on direct examination, an eyewitness must testify in narrative form',
      "A lawyer may ask an eyewitness for one fact at a time. What a lawyer can't do is suggest the fact.",
    ],
    'yes-adverse': [
      'a neutral witness may be asked leading questions by either side',
      `${w.the} favors neither side and may be asked leading questions by both`,
      'On direct, the witness must be hostile or belong to the other side. A neutral person who answers readily is neither.',
    ],
    'yes-knowledge': [
      'a leading question is proper if the witness has personal knowledge',
      `${w.the} has personal knowledge of the matter and may be asked leading questions`,
      "Knowledge lets the witness answer. It doesn't let the lawyer supply the answer.",
    ],
    'yes-refreshed': [
      'a leading question is a proper way to refresh the memory of a witness',
      `a lawyer may use leading questions to refresh the memory of ${w.the}`,
      `Nothing had been forgotten, so there was nothing to refresh.`,
    ],
  }),
  adverse: ({ accident: { plaintiff, defendant, manager: m } }) => ({
    'yes-adverse': [
      `${m.the} works for ${defendant.the} and is identified with an adverse party`,
      'a witness identified with an adverse party may be asked leading questions',
      `${The(m)} is on the payroll of ${defendant.the}. Such a witness may be led, however polite.`,
    ],
    'yes-credibility': [
      'a leading question is proper on direct examination if it tests the credibility of the witness',
      `the question tests ${whose(m)} credibility, for which leading questions are allowed`,
      `Testing the truth of a witness is no license to lead on direct. The tie to ${defendant.the} is.`,
    ],
    'yes-knowledge': [
      'a leading question is proper if the witness has personal knowledge',
      `${m.the} has personal knowledge of the matter and may be asked leading questions`,
      `Knowledge has nothing to do with the form. What counts is that the witness belongs to the other side.`,
    ],
    'no-leading': [
      `${m.the} was not a hostile witness and may not be asked leading questions on direct`,
      'a leading question is improper on direct examination of a willing witness',
      `A show of hostility is one ground. Another is a tie to the opponent, which ${m.the} has.`,
    ],
    'no-scope': [
      'the question belongs to cross-examination and is beyond the scope of direct',
      'an adverse witness may be asked leading questions only on cross-examination',
      `No one cross-examines a witness of one's own calling. That's why the rule lets ${plaintiff.the} lead on direct.`,
    ],
    'no-incompetent': [
      'a party may not attack the credibility of a witness whom it has called',
      'a party that calls a witness vouches for the credibility of the witness',
      `Any party may attack the credibility of any witness, even its own. The tie to ${defendant.the} is what allows leading.`,
    ],
  }),
  beyond: ({ accident: { plaintiff: p, witness: w } }) => ({
    'no-scope': [
      'the question is beyond the scope of direct and does not concern credibility',
      'cross-examination is limited to the scope of direct and to credibility',
      `Direct was about the accident. How the injuries healed is a new subject, which the other side can raise in its own case.`,
    ],
    'no-leading': hostileOnly('Leading is the ordinary way to cross-examine. The subject is what was wrong.'),
    'no-helpful': [
      'the answer would be a lay opinion on the extent of an injury',
      'a lay opinion on an injury is not helpful to the jury',
      'The question asks what was seen one day. It would be proper at another stage of the trial.',
    ],
    'yes-credibility': [
      `the question concerns the credibility of ${p.the} about the injuries`,
      'cross-examination may attack the credibility of a party as well as that of a witness',
      `The credibility that counts is that of the witness on the stand. ${The(w)} is not made less believable by this.`,
    ],
    'yes-adverse': [
      'leading questions may be asked of any witness on cross-examination',
      'a leading question is the proper form on cross-examination',
      'So much for the form of the question. Its subject was never opened on direct.',
    ],
    'yes-knowledge': wideOpen(
      "Some states let cross-examination reach any matter within a witness's personal knowledge. Federal courts limit the subjects.",
    ),
  }),
  bias: ({ accident: { plaintiff: p, witness: w } }) => ({
    'yes-credibility': [
      `a tie to ${p.the} affects the credibility of ${w.the}`,
      'cross-examination may reach matters that affect the credibility of the witness',
      'A person with such a tie may wish to help. Whether a witness can be believed is always a subject of cross-examination.',
    ],
    'yes-knowledge': wideOpen(
      "Too wide: personal knowledge of a matter doesn't open it to cross-examination. That a tie suggests bias does.",
    ),
    'yes-competent': [
      'a competent witness must answer any question on cross-examination',
      'a competent witness is bound by the oath to answer each question on cross-examination',
      "An oath doesn't open every subject. Bias is open because it affects belief.",
    ],
    'no-scope': [
      'the question is beyond the scope of direct examination',
      'cross-examination is limited to the scope of direct examination',
      'That limit has an exception for whatever makes the witness more or less believable.',
    ],
    'no-leading': hostileOnly('On cross-examination a lawyer may lead a witness, hostile or friendly.'),
    'no-exhibit': [
      'bias is collateral and may not be raised on cross-examination',
      'bias must be proved by extrinsic evidence and not on cross-examination',
      'Bias is never collateral, and no extrinsic evidence is needed. To ask about a tie on cross-examination is the ordinary way to show it.',
    ],
  }),
} satisfies WitnessCells
