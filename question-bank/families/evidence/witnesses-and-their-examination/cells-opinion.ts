import { The, whose } from '../../engine/party.ts'
import type { WitnessCells } from './reason-id.ts'

const anyOpinion = (why: string) =>
  [
    'a witness with personal knowledge may state any opinion about an event',
    'personal knowledge of an event is all that a lay opinion requires',
    why,
  ] as const
const competent = (why: string) =>
  [
    'a competent witness under oath may state whatever he or she thinks',
    'a competent witness may state opinions and leave their weight to the jury',
    why,
  ] as const

/** Reasons about an opinion. */
export const OPINION_CELLS = {
  estimate: ({ accident: { witness: w } }) => ({
    'yes-lay': [
      `the opinion is rationally based on perception and helpful to the jury`,
      'the opinion rests on perception and concerns a matter that anyone can judge',
      `${The(w)} was watching and made the kind of estimate that people make daily. It tells the jury something it could not see.`,
    ],
    'yes-knowledge': anyOpinion(
      "Personal knowledge of the event is the beginning. An opinion must also help the jury and be within an ordinary person's reach.",
    ),
    'yes-competent': competent(
      'If every competent witness under oath could state opinions, no rule would be needed. This one meets all three conditions.',
    ),
    'no-special': [
      'an estimate must come from an expert with specialized knowledge',
      `${w.the} lacks the specialized knowledge that an estimate requires`,
      'No training is needed to see about how fast, how far, or how long. Anyone with eyes can say.',
    ],
    'no-helpful': [
      'an estimate is not helpful, since the jury can make one of its own',
      'a lay opinion on a fact in issue is not helpful to the jury',
      "The jury wasn't there and couldn't make an estimate of its own. That's what makes this one helpful.",
    ],
    'no-knowledge': [
      'an estimate goes beyond the personal knowledge of a witness',
      `${w.the} measured nothing and lacks personal knowledge on which to base an estimate`,
      'An estimate sums up what the witness saw, and so rests on personal knowledge.',
    ],
  }),
  technical: ({ accident: { witness: w } }) => ({
    'no-special': [
      'the opinion rests on specialized knowledge and requires an expert',
      'a lay opinion may not be based on technical or other specialized knowledge',
      'From the sign to its cause is a step that takes training. The side that wants it must call and qualify an expert.',
    ],
    'no-helpful': [
      'a lay opinion may not embrace the ultimate issue of what went wrong',
      'a lay opinion on the ultimate issue is not helpful to the jury',
      'To reach the ultimate issue is no fault. The fault is that lay people cannot form this opinion.',
    ],
    'no-leading': [
      'a question that invites an opinion on direct examination is a leading question',
      'a question that invites an opinion on a cause is a leading question',
      "The question was open and suggested nothing. It's the answer that goes too far.",
    ],
    'yes-lay': [
      `the opinion is rationally based on ${whose(w)} own perception`,
      'a lay opinion may draw any conclusion from what the witness perceived',
      'Perception is the first of three conditions. The third keeps out conclusions that only a trained person can draw.',
    ],
    'yes-knowledge': anyOpinion(
      "Personal knowledge of an event isn't knowledge of its hidden cause. An opinion on that takes an expert here.",
    ),
    'yes-competent': competent(
      "An oath doesn't make a witness competent to state technical opinions, whatever weight a jury might give them. That's for experts.",
    ),
  }),
  blame: ({ accident: { witness: w } }) => ({
    'no-helpful': [
      'an opinion that only tells the jury how to decide is not helpful',
      'a lay opinion that does no more than assign blame is not helpful to the jury',
      `The jurors know all that ${w.the} saw and can judge for themselves. A vote from the witness stand adds nothing.`,
    ],
    'no-leading': [
      'a question that asks who was to blame is a leading question',
      'a question about blame suggests its answer and so is a leading question',
      'The question left the answer open. The answer is what the jury has no use for.',
    ],
    'no-scope': [
      'a question about blame is beyond the scope of direct examination',
      'a question about blame may be asked on cross-examination but not on direct',
      'The one who calls a witness sets the scope of direct. An empty opinion on blame would be no better on cross-examination.',
    ],
    'yes-lay': [
      'a lay opinion is proper even if it embraces the ultimate issue',
      `the opinion is rationally based on what ${w.the} perceived`,
      "It may be based on perception and may embrace the ultimate issue. But it must also help, and a bare call for one side doesn't.",
    ],
    'yes-knowledge': anyOpinion(
      "With personal knowledge, a witness may tell of the event. That doesn't make an opinion on the outcome helpful.",
    ),
    'yes-competent': competent(
      'Under oath, a competent witness states facts. What he or she thinks of the outcome is of no use to a jury.',
    ),
  }),
} satisfies WitnessCells
