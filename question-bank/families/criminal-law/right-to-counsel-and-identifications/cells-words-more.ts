import type { CounselCells } from './reason-id.ts'

/** More reasons where words are offered: another offense, a waiver, and impeachment. */
export const MORE_WORDS_CELLS = {
  'other-offense': ({ suspect }) => ({
    'yes-offense': [
      `the right to counsel is offense-specific, and burglary was uncharged`,
      `burglary is not the same offense as robbery under the Blockburger test`,
      `Each crime has an element that the other lacks. The right to counsel had attached for robbery only.`,
    ],
    'yes-private': [
      `the prisoner was a private person and not an agent of the government`,
      `an informant who is another prisoner is not an agent of the government`,
      `The promise of an earlier release made the prisoner an agent of the government. But the question was about an uncharged crime.`,
    ],
    'yes-passive': [
      `the informant was a passive listener and did not elicit the statement`,
      `a question about getting into a building did not elicit the statement`,
      `The informant asked how to get into the building, so he was no passive listener. Burglary just wasn't charged.`,
    ],
    'no-reach': [
      `the burglary was factually interwoven with the charged offense`,
      `the right to counsel covers crimes closely related to the charged offense`,
      `A close factual relation isn't enough. The crimes must be the same offense by their elements.`,
    ],
    'no-elicit': [
      `an informant deliberately elicited it after the right to counsel attached`,
      `the informant's question deliberately elicited the statement without counsel`,
      `The informant deliberately elicited it, but that's barred only for the charged offense, and the question was about burglary.`,
    ],
    'no-warnings': [
      `the question was custodial interrogation without Miranda warnings`,
      `${suspect.the} was in custody and given no Miranda warnings`,
      `Custody alone doesn't require warnings where the one who asks isn't known to work for the police.`,
    ],
  }),
  'included-offense': ({ suspect }) => ({
    'no-reach': [
      `theft and robbery are the same offense under the Blockburger test`,
      `the right to counsel extends to theft, a lesser included offense`,
      `Theft has no element that robbery lacks. An offense that is the same by its elements is covered too.`,
    ],
    'no-warnings': [
      `the prisoner's question was custodial interrogation without warnings`,
      `an informant must give Miranda warnings before a question in a cell`,
      `A disguised informant needn't give warnings. What bars the statement is the right to counsel.`,
    ],
    'no-lineup': [
      `a talk in jail is a critical stage at which counsel must be present`,
      `any contact after an indictment is a critical stage that requires counsel`,
      `Not every contact after indictment is a critical stage. The statement is out because an agent elicited it.`,
    ],
    'yes-offense': [
      `the right to counsel is offense-specific, and theft had not been charged`,
      `theft and robbery are different offenses under the Blockburger test`,
      `The right is offense-specific, but theft and robbery aren't different offenses: robbery has every element of theft.`,
    ],
    'yes-private': [
      `the prisoner was a private person and not an agent of the government`,
      `an informant who is another prisoner is not an agent of the government`,
      `The promise of an earlier release made the prisoner an agent of the government.`,
    ],
    'yes-waiver': [
      `${suspect.the} made a waiver of the right to counsel by confiding in a prisoner`,
      `confiding in another prisoner was a waiver of the right to counsel`,
      `A waiver must be knowing. No one waives counsel by confiding in a prisoner whose role is hidden.`,
    ],
  }),
  waiver: ({ suspect, detective }) => ({
    'yes-waiver': [
      `${suspect.the} made a knowing waiver of the right to have counsel`,
      `the signed form was a valid waiver of the right to have counsel`,
      `Warnings that were understood and a voluntary signature are enough, even with a lawyer assigned.`,
    ],
    'yes-attached': [
      `the right to counsel does not attach until the trial begins`,
      `the right to counsel attaches only at a hearing or at trial`,
      `The right attached with the indictment, before any hearing or trial. It was waived.`,
    ],
    'yes-passive': [
      `questions asked by a detective do not deliberately elicit anything`,
      `${detective.the} did not deliberately elicit the statement by a visit`,
      `A detective who comes with questions does deliberately elicit. The waiver makes the statement admissible.`,
    ],
    'no-waiver': [
      `a waiver is invalid unless the assigned lawyer takes part`,
      `${suspect.the} could not make a waiver without the assigned lawyer`,
      `A defendant may waive without the lawyer, assigned or not. The police may approach and ask.`,
    ],
    'no-elicit': [
      `${detective.the} deliberately elicited it in the absence of counsel`,
      `the statement was deliberately elicited after the indictment`,
      `It was deliberately elicited, but the right to counsel can be waived, and was.`,
    ],
    'no-stage': [
      `police may not start a talk once the right to counsel has attached`,
      `the right to counsel had attached, which bars a visit by police`,
      `Attachment doesn't bar an approach by police. A defendant may be asked to waive.`,
    ],
  }),
  'waiver-overborne': ({ suspect, detective }) => ({
    'no-waiver': [
      `the waiver was invalid after ${suspect.the} had asked for the lawyer`,
      `asking for the lawyer made the later waiver of counsel invalid`,
      `Once the lawyer was asked for, the detective had to stop. A form signed after half an hour of urging doesn't help.`,
    ],
    'no-warnings': [
      `fresh Miranda warnings were due before the form was signed`,
      `${detective.the} did not repeat the Miranda warnings in time`,
      `Repeating the warnings wouldn't have helped. After the request, questions had to stop.`,
    ],
    'no-reach': [
      `a waiver of counsel for one offense never reaches an indictment`,
      `the waiver did not name the offense in the indictment`,
      `A waiver needn't name the offense in the indictment. This one fails because it followed a request for counsel.`,
    ],
    'yes-waiver': [
      `${suspect.the} made a valid waiver of the right to counsel in the end`,
      `the signed waiver shows that the right to counsel was given up`,
      `A signature obtained by going on after a request for the lawyer isn't a valid waiver.`,
    ],
    'yes-attached': [
      `the right to counsel does not attach until the trial begins`,
      `the right to counsel attaches only at a hearing or at trial`,
      `The right attached with the indictment, before any hearing or trial, and it was asserted.`,
    ],
    'yes-passive': [
      `advice about talking does not deliberately elicit a statement`,
      `${detective.the} did not deliberately elicit it by giving advice`,
      `Half an hour of advice to talk is meant to elicit a statement, and it followed a request for the lawyer.`,
    ],
  }),
  impeachment: ({ suspect }) => ({
    'yes-impeach': [
      `the statement may impeach the testimony of ${suspect.the}`,
      `the violation of the right to counsel does not bar impeachment`,
      `It's offered only to contradict the defendant's own testimony. The violation bars the case in chief, no more.`,
    ],
    'yes-private': [
      `the prisoner was not an agent of the government`,
      `an informant in a cell is only a private person`,
      `The promise of an earlier release made the informant an agent, not a private person. The limited use is what matters.`,
    ],
    'yes-waiver': [
      `testifying was a waiver of the right to counsel in the cell`,
      `${suspect.the} made a waiver of counsel by confiding`,
      `Neither testifying nor confiding waives the right to counsel in a cell. The statement comes in only to impeach.`,
    ],
    'no-elicit': [
      `the informant deliberately elicited it after indictment`,
      `it was deliberately elicited without counsel present`,
      `That keeps the statement out of the case in chief. It may still contradict the defendant's testimony.`,
    ],
    'no-waiver': [
      `${suspect.the} made no waiver of the right to counsel`,
      `no waiver of the right to counsel came first`,
      `Without a waiver the statement couldn't be used in the case in chief. Rebuttal of false testimony is different.`,
    ],
    'no-warnings': [
      `an unwarned statement may not impeach a defendant`,
      `it was custodial interrogation without Miranda warnings`,
      `No warnings were due from a disguised prisoner, and even unwarned statements may impeach.`,
    ],
  }),
} as const satisfies CounselCells
