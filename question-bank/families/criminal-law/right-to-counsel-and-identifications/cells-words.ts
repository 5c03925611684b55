import { whose } from '../../engine/party.ts'
import type { CounselCells } from './reason-id.ts'

/** Reasons where words are offered. */
export const WORDS_CELLS = {
  'uncharged-informant': ({ suspect }) => ({
    'yes-attached': [
      `the Sixth Amendment right to counsel had not attached when ${suspect.the} spoke`,
      `formal judicial proceedings had not begun, so the right to counsel had not attached`,
      `There had been an arrest but no charge and no appearance before a judge, so the right had not attached.`,
    ],
    'yes-passive': [
      `the prisoner merely conversed and did not deliberately elicit the statement`,
      `a friendly conversation with an informant does not deliberately elicit a statement`,
      `An informant who asks questions, friendly or not, does more than converse and does elicit. What was missing is an attached right.`,
    ],
    'yes-private': [
      `the informant was a private person and not an agent of the government`,
      `an informant who is not a police officer is not an agent of the government`,
      `An informant who works for an earlier release is an agent of the police, officer or not. No charge had been filed yet.`,
    ],
    'no-stage': [
      `the right to counsel attached when ${suspect.the} was arrested and jailed`,
      `the Sixth Amendment right to counsel attached at the time of the arrest`,
      `Arrest doesn't make the right to counsel attach. Formal judicial proceedings do, and none had begun.`,
    ],
    'no-elicit': [
      `the informant deliberately elicited the statement in the absence of counsel`,
      `the prisoner, acting for the police, deliberately elicited it without counsel`,
      `Deliberately eliciting a statement is forbidden only after the right to counsel has attached.`,
    ],
    'no-warnings': [
      `the prisoner's question was custodial interrogation without Miranda warnings`,
      `a police agent questioned ${suspect.the} in custody without Miranda warnings`,
      `Miranda warnings aren't due where a suspect in custody doesn't know that the questions come from the police.`,
    ],
  }),
  'unwarned-questions': ({ suspect, detective }) => ({
    'no-warnings': [
      `${suspect.the} was subjected to custodial interrogation without Miranda warnings`,
      `the detective's questions were custodial interrogation without Miranda warnings`,
      `A known detective questioned a suspect in jail. Miranda warnings were due, however friendly the tone.`,
    ],
    'no-stage': [
      `the right to counsel attached when ${suspect.the} was arrested and jailed`,
      `the Sixth Amendment right to counsel attached at the time of the arrest`,
      `Without a charge or an appearance before a judge, the Sixth Amendment right hadn't attached. The Fifth Amendment is what protects a suspect then.`,
    ],
    'no-elicit': [
      `${detective.the} deliberately elicited the statement in the absence of counsel`,
      `a friendly manner deliberately elicited a statement without counsel`,
      `Deliberate elicitation matters after a charge. Before one, the question is custodial interrogation without warnings.`,
    ],
    'yes-attached': [
      `the Sixth Amendment right to counsel had not attached when ${suspect.the} spoke`,
      `formal judicial proceedings had not begun, so the right to counsel had not attached`,
      `The Sixth Amendment right had not attached, but Miranda applies before any formal proceedings.`,
    ],
    'yes-waiver': [
      `${whose(suspect)} voluntary answer was an implied waiver of Miranda rights`,
      `${suspect.the} made an implied waiver of counsel by answering the detective`,
      `There's no implied waiver in an answer, however voluntary, before the rights are explained. The warnings had to come first.`,
    ],
    'yes-passive': [
      `a friendly conversation over coffee is not custodial interrogation`,
      `${detective.the} merely conversed and did not deliberately elicit the statement`,
      `Asking what happened is interrogation in any tone. Coffee doesn't make the conversation less custodial.`,
    ],
  }),
  'active-informant': ({ suspect }) => ({
    'no-elicit': [
      `the informant deliberately elicited the statement after indictment without counsel`,
      `an agent of the police deliberately elicited it after the right to counsel attached`,
      `After indictment, an agent paid with an earlier release asked about the charged crime. Counsel had to be there.`,
    ],
    'no-warnings': [
      `the prisoner's question was custodial interrogation without Miranda warnings`,
      `a police agent questioned ${suspect.the} in custody without Miranda warnings`,
      `Miranda doesn't reach a disguised informant, so no warnings were due. The indictment brings in the Sixth Amendment.`,
    ],
    'no-reach': [
      `the right to counsel bars any statement to another prisoner after indictment`,
      `a statement in jail after indictment is inadmissible unless counsel is present`,
      `The right bars what agents of the police elicit, not any statement that a defendant makes in jail without counsel present. This prisoner was an agent.`,
    ],
    'yes-private': [
      `the informant was a private person and not an agent of the government`,
      `an informant who is not a police officer is not an agent of the government`,
      `The promise of an earlier release made the informant a government agent, officer or not.`,
    ],
    'yes-passive': [
      `the prisoner merely conversed and did not deliberately elicit the statement`,
      `a friendly conversation with an informant does not deliberately elicit a statement`,
      `A passive listener asks nothing. This prisoner did more than converse, posing as a friend and asking about the crime.`,
    ],
    'yes-waiver': [
      `${suspect.the} waived the right to counsel by confiding in another prisoner`,
      `a voluntary statement to another prisoner is a waiver of the right to counsel`,
      `A waiver must be knowing. No one waives counsel by confiding in a prisoner whose role is hidden.`,
    ],
  }),
  'first-appearance': ({ suspect }) => ({
    'no-stage': [
      `the right to counsel attached when the judge announced the accusation and set bail`,
      `the right to counsel had attached at the initial appearance before the judge`,
      `The judge told ${suspect.the} of the accusation and set bail. No prosecutor or indictment is needed.`,
    ],
    'no-warnings': [
      `the prisoner's question was custodial interrogation without Miranda warnings`,
      `a police agent questioned ${suspect.the} in custody without Miranda warnings`,
      `No warnings are due from a disguised informant. It's the appearance before the judge that counts.`,
    ],
    'no-reach': [
      `the right to counsel covers any question put to a suspect after an arrest`,
      `the right to counsel attaches on arrest and covers every offense under investigation`,
      `The right isn't triggered by an arrest, and it's offense-specific. It attached when the judge set bail.`,
    ],
    'yes-attached': [
      `the right to counsel does not attach until an indictment has been returned`,
      `the right to counsel does not attach until a prosecutor files formal charges`,
      `Neither a prosecutor nor an indictment is needed. The first appearance before a judge starts formal proceedings.`,
    ],
    'yes-private': [
      `the informant was a private person and not an agent of the government`,
      `an informant who is not a police officer is not an agent of the government`,
      `The promise of an earlier release made the informant a government agent, officer or not.`,
    ],
    'yes-passive': [
      `the prisoner merely conversed and did not deliberately elicit the statement`,
      `a friendly conversation with an informant does not deliberately elicit a statement`,
      `A passive listener asks nothing. This prisoner did more than converse, posing as a friend and asking about the crime.`,
    ],
  }),
  'passive-informant': ({ suspect }) => ({
    'yes-passive': [
      `the informant was a passive listener and did not elicit the statement`,
      `an informant who merely listens does not deliberately elicit a statement`,
      `The prisoner only listened. Without some act meant to elicit a statement, there's no violation.`,
    ],
    'yes-private': [
      `the informant was a private person and not an agent of the government`,
      `a paid informant in a cell is not an agent of the government`,
      `A prisoner whom the police pay and place is their agent. The point is that nothing was asked.`,
    ],
    'yes-attached': [
      `the right to counsel attaches only to proceedings in a courtroom`,
      `the right to counsel does not attach to a conversation in a jail`,
      `The right attached with the indictment, outside the courtroom too. It just wasn't violated by listening.`,
    ],
    'no-elicit': [
      `placing a paid informant in the cell deliberately elicited the statement`,
      `the police deliberately elicited the statement through a paid informant`,
      `Placing a paid informant isn't enough. He must do something beyond listening that is meant to elicit a statement.`,
    ],
    'no-waiver': [
      `${suspect.the} had not made a knowing waiver of the right to counsel`,
      `a statement to an informant is inadmissible without a waiver of counsel`,
      `A waiver is needed only where an agent elicits a statement. This one was offered unasked.`,
    ],
    'no-warnings': [
      `a police informant must give Miranda warnings to a prisoner in custody`,
      `${suspect.the} spoke in custody to a police agent without Miranda warnings`,
      `There was no interrogation, and an informant whose role is hidden needn't give warnings to a prisoner in custody anyway.`,
    ],
  }),
  'private-cellmate': ({ suspect }) => ({
    'yes-private': [
      `the prisoner was a private person and not an informant of the government`,
      `the right to counsel does not restrain a private person who asks questions`,
      `The prisoner asked for a newspaper's money, and no one in the government knew. Only its agents are bound.`,
    ],
    'yes-waiver': [
      `${suspect.the} waived the right to counsel by confiding in another prisoner`,
      `a voluntary statement to another prisoner is a waiver of counsel`,
      `Confiding in a prisoner is no knowing waiver. None was needed, since no government agent was asking.`,
    ],
    'yes-attached': [
      `the right to counsel attaches only to proceedings in a courtroom`,
      `the right to counsel does not attach to a conversation in a jail`,
      `The right attached with the indictment, outside the courtroom too. It binds the government and its agents only.`,
    ],
    'no-elicit': [
      `the prisoner's repeated questions deliberately elicited the statement`,
      `the prisoner deliberately elicited the statement after indictment`,
      `Eliciting matters only if the government does it. This prisoner asked repeated questions for private purposes.`,
    ],
    'no-reach': [
      `the prosecutor made the prisoner an informant by offering the statement`,
      `the prisoner became a government informant by writing to the prosecutor`,
      `Writing to the prosecutor, or the prosecutor's offering the statement, doesn't make the prisoner an informant at the time of the questions.`,
    ],
    'no-warnings': [
      `the questions were custodial interrogation without Miranda warnings`,
      `${suspect.the} was questioned in custody without Miranda warnings`,
      `Miranda binds the police. A prisoner's curiosity isn't custodial interrogation.`,
    ],
  }),
} as const satisfies CounselCells
