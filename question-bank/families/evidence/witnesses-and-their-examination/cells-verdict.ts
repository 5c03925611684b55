import { The } from '../../engine/party.ts'
import type { WitnessCells } from './reason-id.ts'

const noWitness = (why: string) =>
  [
    'a juror may not testify about a verdict once the jury has been discharged',
    'after a jury is discharged, no juror is competent to testify to its verdict',
    why,
  ] as const
const noAffidavit = (why: string) =>
  [
    'a juror must testify in court under oath and may not do so by affidavit',
    'an affidavit by a juror may not take the place of testimony under oath',
    why,
  ] as const
const competent = (why: string) =>
  [
    'a juror, like every other person, is competent to testify',
    'every person is competent to be a witness, and so is every juror',
    why,
  ] as const

/** Reasons about the affidavit of a juror. */
export const VERDICT_CELLS = {
  pressure: () => ({
    'no-deliberations': [
      'a juror may not testify to the deliberations or to how jurors decided',
      'a juror may not attack a verdict with what was said in the deliberations',
      'A misread instruction and a wish to go home are matters of the jury room. What jurors thought there stays there.',
    ],
    'no-incompetent': noWitness(
      'A discharged juror may still testify to outside facts or a slip on the form. This affidavit is about neither.',
    ),
    'no-oath': noAffidavit(
      "An affidavit is given under oath, and a juror may use one. It's the subject that is closed.",
    ),
    'yes-extraneous': [
      'the pressure to finish was an outside influence on the jurors',
      'a private reason to finish early is an outside influence on a juror',
      "An outside influence is something like a threat or a bribe. The pressure to finish early was the jurors' own.",
    ],
    'yes-clerical': [
      'a juror may testify that the verdict rests on a mistake about the instruction',
      'a juror may show that the verdict rests on a mistake about the law',
      'The exception is for a mistake in writing the verdict down, not for one about the law or the instruction.',
    ],
    'yes-competent': competent(
      'Where a verdict is attacked, a juror is no longer competent like any other person, apart from three exceptions.',
    ),
  }),
  outside: () => ({
    'yes-extraneous': [
      'extraneous prejudicial information was brought to the attention of the jurors',
      'a juror may testify that extraneous prejudicial information reached the jury',
      'The facts came from a screen and not from the witness stand. Jurors may say that such facts came in, though not what they made of them.',
    ],
    'yes-clerical': [
      'a juror may testify that the verdict rests on a mistake of fact',
      'a juror may show that the verdict rests on a mistake about the facts',
      'Only a slip in writing the verdict down counts as a mistake. What lets this in is where the information came from.',
    ],
    'yes-competent': competent(
      'If a juror were as competent as any person, all deliberations could be told. This affidavit needs an exception and has one.',
    ),
    'no-deliberations': [
      'what one juror tells the others is part of their deliberations',
      'a juror may not testify to any statement made in the deliberations',
      "That's so for what jurors make of the evidence. It isn't so for facts that someone carried in from outside.",
    ],
    'no-incompetent': noWitness(
      'Even a discharged juror may testify that something from outside the trial reached the jury.',
    ),
    'no-oath': noAffidavit('Where a juror may speak at all, an affidavit given under oath will do.'),
  }),
  form: () => ({
    'yes-clerical': [
      'a juror may testify to a mistake made in entering the verdict on the form',
      'the affidavit shows a mistake in writing the verdict on the form',
      'The jury had decided on one sum, and the pen wrote another. No one asks why the jurors decided as they did.',
    ],
    'yes-extraneous': [
      'the error of the foreperson was an outside influence on the jury',
      'a slip by the foreperson is an outside influence on the other jurors',
      'The foreperson is part of the jury, not something outside it. Another exception covers a slip of the pen.',
    ],
    'yes-competent': competent(
      'After a verdict, no juror is as competent as every other person. This is let in because it corrects a piece of paper.',
    ),
    'no-deliberations': [
      'the sum on which the jurors agreed belongs to their deliberations',
      'a juror may not testify to what was agreed in the deliberations',
      'What led to the agreement is closed. That the form misstates the agreement may be told.',
    ],
    'no-incompetent': noWitness('A discharged juror may still testify that the form misstates the verdict.'),
    'no-oath': noAffidavit('The rule lets a juror speak by affidavit, which is given under oath as well.'),
  }),
  'voir dire': ({ accident: { plaintiff } }) => ({
    'no-deliberations': [
      'a juror may not testify to the deliberations even to prove a lie in jury selection',
      'the affidavit uses what was said in the deliberations to attack the verdict',
      'In Warger v. Shauers, a new trial was sought for just such a lie. It has to be proved without what was said in the jury room.',
    ],
    'no-incompetent': noWitness(
      'On some subjects even a discharged juror may testify. What was said in the jury room, short of three exceptions, is not one.',
    ),
    'no-oath': noAffidavit(
      `A juror could use an affidavit, being under oath, if the subject were open. ${The(plaintiff)} picked one that isn't.`,
    ),
    'yes-extraneous': [
      'what a juror knows from private life is extraneous prejudicial information',
      "an event in a juror's private life was an outside influence on the jury",
      'Jurors bring their lives with them, and that is inside. Extraneous facts concern the parties or the event in suit.',
    ],
    'yes-credibility': [
      'the affidavit concerns the credibility of a juror and not the deliberations',
      'a lie told in jury selection is a matter of credibility and precedes deliberations',
      "The lie came earlier, but the proof of it is what was said in the jury room, and the verdict is what's attacked.",
    ],
    'yes-competent': competent(
      'When a verdict is attacked, a juror is the one person who is not competent to tell what was said.',
    ),
  }),
} satisfies WitnessCells
