import { The } from '../../engine/party.ts'
import type { WitnessCells } from './reason-id.ts'

/** Reasons about what a witness knows. */
export const KNOWLEDGE_CELLS = {
  told: ({ accident: { witness: w } }) => ({
    'no-knowledge': [
      `${w.the} did not perceive the accident and lacks personal knowledge of it`,
      `${w.the} learned of the accident from another person and has no personal knowledge of it`,
      `A passerby's report is all that ${w.the} has. You may testify only to what your own senses told you.`,
    ],
    'no-special': [
      'a witness must have specialized knowledge to testify about the cause of an accident',
      `${w.the} has no specialized knowledge of how such accidents happen`,
      `Anyone who had seen the accident could tell the jury about it. The trouble is that ${w.the} didn't see it.`,
    ],
    'no-helpful': [
      'a lay opinion on the ultimate issue is not helpful to the jury',
      'the testimony is a lay opinion on the ultimate issue and does not help the jury',
      "Witnesses may speak to an ultimate issue. This one has only someone else's words to offer.",
    ],
    'yes-knowledge': [
      `whether ${w.the} has personal knowledge of the accident goes to weight`,
      `whether ${w.the} has personal knowledge is a question of weight for the jury`,
      `There has to be some evidence from which a jury could find perception. ${The(w)} conceded the opposite.`,
    ],
    'yes-lay': [
      `the testimony is a lay opinion rationally based on what ${w.the} was told`,
      'a reliable report by a passerby is a proper basis for a lay opinion',
      "A lay opinion has to be rationally based on the witness's own perception, not on what someone said.",
    ],
    'yes-competent': [
      `${w.the} is competent, and the passerby's report goes to weight`,
      'a competent witness under oath may repeat a report that he or she believes',
      `To be competent opens the door to the stand. For each matter, ${w.the} must also have perceived it.`,
    ],
  }),
  uncertain: ({ accident: { witness: w } }) => ({
    'yes-knowledge': [
      `${w.the} perceived the accident, and any doubts go to weight`,
      'a jury could find that the witness has personal knowledge, and any doubts go to weight',
      `${The(w)} was looking on. A bad view and an honest doubt are for cross-examination.`,
    ],
    'yes-competent': [
      `${w.the} is competent under oath and needs no personal knowledge`,
      'a competent witness under oath is not required to have personal knowledge',
      `Personal knowledge is required of everyone but an expert. It's there, because ${w.the} was watching.`,
    ],
    'yes-lay': [
      'a lay opinion need not rest on perception if the witness admits to doubts',
      'a lay opinion may rest on a guess about what happened',
      `A guess isn't rationally based on perception, as a lay opinion must be. ${The(w)} reports something seen, if not seen well.`,
    ],
    'no-knowledge': [
      `${w.the} is not certain and therefore lacks personal knowledge of the accident`,
      'a witness who is not certain of what happened has no personal knowledge of it',
      'An observer may be unsure and still have knowledge. How sure the observer is, jurors can weigh.',
    ],
    'no-helpful': [
      'a lay opinion by a witness who is not certain is not helpful to the jury',
      'a lay opinion is not helpful to the jury if the witness admits to doubts',
      "Doubts don't turn an account of something seen into a lay opinion. Jurors can discount it for them.",
    ],
  }),
  disputed: ({ accident: { witness: w } }) => ({
    'yes-knowledge': [
      `a reasonable jury could find that ${w.the} had personal knowledge`,
      'the evidence is sufficient to support a finding of personal knowledge',
      `${The(w)} swore to having seen it. Whether to believe ${w.the} or the bystanders is up to the jury.`,
    ],
    'yes-competent': [
      `${w.the} is competent under oath and needs no personal knowledge`,
      'a competent witness under oath is not required to have personal knowledge',
      'Without evidence of perception, an oath would not do. Here there is such evidence, disputed though it is.',
    ],
    'yes-credibility': [
      `the credibility of ${w.the} may be attacked only on cross-examination`,
      'the credibility of an eyewitness may not be attacked by other witnesses',
      "Credibility may be attacked by other witnesses as well. They just can't keep an eyewitness from being heard.",
    ],
    'no-knowledge': [
      `the judge must decide, as a preliminary question, whether ${w.the} has personal knowledge`,
      'personal knowledge must be proved to the judge by a preponderance of the evidence',
      "Whether a witness was there isn't a preliminary question that the judge decides by a preponderance. The proof only has to be enough for a jury.",
    ],
    'no-oath': [
      'two disinterested witnesses under oath outweigh a single eyewitness',
      `the oath of ${w.the} is outweighed by the oaths of two bystanders`,
      'To weigh one witness under oath against two is work for the jury. The judge only asks whether the one could be believed.',
    ],
    'no-helpful': [
      'testimony that the judge finds less believable is not helpful to the jury',
      `a lay opinion is not helpful when two witnesses contradict it`,
      'Two witnesses who contradict an account make it disputed, not useless. A jury may believe what a judge does not.',
    ],
  }),
} satisfies WitnessCells
