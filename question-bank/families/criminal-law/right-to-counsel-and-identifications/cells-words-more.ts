import { whose } from '../../engine/party.ts'
import type { CounselCells } from './reason-id.ts'

/** More reasons where words are offered: another offense, a waiver, and impeachment. */
export const MORE_WORDS_CELLS = {
  'other-offense': ({ suspect }) => ({
    'yes-offense': [
      `the right to counsel is offense-specific and had attached only to the robbery`,
      `burglary is not the same offense as the charged robbery under the Blockburger test`,
      `Each crime has an element that the other lacks. The right to counsel had attached for robbery only.`,
    ],
    'yes-private': [
      `the informant was a private person and not an agent of the government`,
      `an informant who is not a police officer is not an agent of the government`,
      `The promise of an earlier release made the informant an agent, private person or not. But the question was about an uncharged crime.`,
    ],
    'yes-passive': [
      `a general question about the building did not deliberately elicit the statement`,
      `the informant merely conversed and did not deliberately elicit the statement`,
      `The informant's question about the building was meant to elicit an answer, so he didn't merely converse. Burglary just wasn't charged.`,
    ],
    'no-reach': [
      `the right to counsel covers offenses factually interwoven with the charged offense`,
      `the burglary and the robbery are one episode, to which the right to counsel attached`,
      `A close factual relation isn't enough. The crimes must be the same offense by their elements.`,
    ],
    'no-elicit': [
      `the informant deliberately elicited the statement in the absence of counsel`,
      `a police agent deliberately elicited it after the right to counsel attached`,
      `The informant deliberately elicited it, but that's barred only for the charged offense, and the question was about burglary.`,
    ],
    'no-warnings': [
      `the prisoner's question was custodial interrogation without Miranda warnings`,
      `a police agent questioned ${suspect.the} in custody without Miranda warnings`,
      `Custody alone doesn't require warnings where the one who asks isn't known to work for the police.`,
    ],
  }),
  'included-offense': ({ suspect }) => ({
    'no-reach': [
      `the right to counsel extends to theft, a lesser included offense of robbery`,
      `theft is the same offense as the charged robbery under the Blockburger test`,
      `Theft has no element that robbery lacks. An offense that is the same by its elements is covered too.`,
    ],
    'no-warnings': [
      `the prisoner's question was custodial interrogation without Miranda warnings`,
      `a police agent questioned ${suspect.the} in custody without Miranda warnings`,
      `A disguised informant needn't give warnings. What bars the statement is the right to counsel.`,
    ],
    'no-lineup': [
      `any contact with police agents after indictment is a critical stage requiring counsel`,
      `a conversation in jail is a critical stage, at which the right to counsel applies`,
      `Not every contact after indictment is a critical stage. The statement is out because an agent elicited it.`,
    ],
    'yes-offense': [
      `the right to counsel is offense-specific, and theft had not been charged`,
      `theft and robbery are different offenses under the Blockburger test`,
      `The right is offense-specific, but theft and robbery aren't different offenses: robbery has every element of theft.`,
    ],
    'yes-private': [
      `the informant was a private person and not an agent of the government`,
      `an informant who is not a police officer is not an agent of the government`,
      `The promise of an earlier release made the informant an agent of the government, officer or not.`,
    ],
    'yes-waiver': [
      `${suspect.the} waived the right to counsel by confiding in another prisoner`,
      `a voluntary statement to another prisoner is a waiver of the right to counsel`,
      `A waiver must be knowing. No one waives counsel by confiding in a prisoner whose role is hidden.`,
    ],
  }),
  waiver: ({ suspect, detective }) => ({
    'yes-waiver': [
      `${suspect.the} made a knowing and voluntary waiver of the right to counsel`,
      `Miranda warnings that were understood support a waiver of the right to counsel`,
      `Warnings that were understood and a voluntary signature are enough, even with a lawyer assigned.`,
    ],
    'yes-attached': [
      `the right to counsel attaches only to proceedings in a courtroom`,
      `the right to counsel does not attach to a conversation in a jail`,
      `The right attached with the indictment, outside the courtroom too. It was waived.`,
    ],
    'yes-passive': [
      `a known detective, unlike an informant, does not deliberately elicit a statement`,
      `the right to counsel bars the use of an informant, not a known detective's questions`,
      `A known detective who comes with questions deliberately elicits as much as an informant does. The waiver makes the statement admissible.`,
    ],
    'no-waiver': [
      `a represented defendant's waiver is invalid unless the lawyer is present`,
      `the waiver was invalid, since the appointed lawyer had not been consulted`,
      `A defendant may waive without the lawyer's being present or consulted. The police may approach and ask.`,
    ],
    'no-elicit': [
      `${detective.the} deliberately elicited the statement in the absence of counsel`,
      `the statement was deliberately elicited after indictment and without counsel`,
      `It was deliberately elicited, but the right to counsel can be waived, and was.`,
    ],
    'no-stage': [
      `the police may not initiate questioning once the right to counsel has attached`,
      `the right to counsel bars any approach by police after a lawyer is appointed`,
      `Attachment doesn't bar an approach by police, even to initiate questioning. A defendant may be asked to waive.`,
    ],
  }),
  'waiver-overborne': ({ suspect, detective }) => ({
    'no-waiver': [
      `the waiver followed a request for the lawyer and was therefore invalid`,
      `${suspect.the} had invoked the right to counsel, which made the later waiver invalid`,
      `Once the lawyer was asked for, the detective had to stop. A form signed after half an hour of urging doesn't help.`,
    ],
    'no-warnings': [
      `${detective.the} had to repeat the Miranda warnings before the waiver`,
      `fresh Miranda warnings were required before ${suspect.the} signed the waiver`,
      `Repeating the warnings wouldn't have helped. After the request, questions had to stop.`,
    ],
    'no-reach': [
      `an indicted defendant's waiver is invalid unless the lawyer is present`,
      `after indictment, a waiver of counsel is invalid without the lawyer's consent`,
      `A defendant may waive counsel after indictment without the lawyer's presence or consent. This waiver fails because it followed a request.`,
    ],
    'yes-waiver': [
      `${suspect.the} withdrew the request for counsel by signing the waiver`,
      `the signed waiver shows that ${suspect.the} knowingly gave up the right to counsel`,
      `A waiver signed because police went on after a request for the lawyer isn't valid and withdraws nothing.`,
    ],
    'yes-attached': [
      `the right to counsel attaches only to proceedings in a courtroom`,
      `the right to counsel does not attach to a conversation in a jail`,
      `The right attached with the indictment, outside the courtroom too, and it was asserted.`,
    ],
    'yes-passive': [
      `merely advising ${suspect.the} to talk did not deliberately elicit the statement`,
      `${detective.the} gave advice and did not deliberately elicit the statement`,
      `Half an hour of advice to talk is meant to elicit a statement, and it followed a request for the lawyer.`,
    ],
  }),
  impeachment: ({ suspect }) => ({
    'yes-impeach': [
      `the statement may be used to impeach ${whose(suspect)} testimony`,
      `a violation of the right to counsel does not bar use of a statement to impeach`,
      `It's offered only to contradict the defendant's own testimony. The violation bars the case in chief, no more.`,
    ],
    'yes-private': [
      `the informant was a private person and not an agent of the government`,
      `an informant who is not a police officer is not an agent of the government`,
      `The promise of an earlier release made the informant an agent, officer or not, and no private person. The limited use is what matters.`,
    ],
    'yes-waiver': [
      `${suspect.the}, by testifying, waived the right to counsel as to the statement`,
      `${suspect.the} waived the right to counsel by confiding in another prisoner`,
      `Neither testifying nor confiding waives the right to counsel in a cell. The statement comes in only to impeach.`,
    ],
    'no-elicit': [
      `a statement that is deliberately elicited is inadmissible for any purpose`,
      `the informant deliberately elicited the statement after indictment without counsel`,
      `That an informant deliberately elicited it keeps the statement out of the case in chief. It may still contradict the defendant's testimony.`,
    ],
    'no-waiver': [
      `${suspect.the} had not made a knowing waiver of the right to counsel`,
      `a statement made without a waiver of counsel is inadmissible even in rebuttal`,
      `Without a waiver the statement couldn't be used in the case in chief. Rebuttal of false testimony is different.`,
    ],
    'no-warnings': [
      `an unwarned statement may not be used to impeach a defendant`,
      `a police agent questioned ${suspect.the} in custody without Miranda warnings`,
      `No warnings were due from a disguised prisoner, though the suspect was in custody, and even unwarned statements may impeach.`,
    ],
  }),
} as const satisfies CounselCells
