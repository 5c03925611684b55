import { whose } from '../../engine/party.ts'
import type { CounselCells } from './reason-id.ts'

/** Reasons where words are offered. */
export const WORDS_CELLS = {
  'uncharged-informant': ({ suspect }) => ({
    'yes-attached': [
      `the Sixth Amendment right to counsel had not attached when ${suspect.the} spoke`,
      `formal judicial proceedings had not begun, so no right to counsel had attached`,
      `There had been an arrest but no charge and no appearance before a judge, so the right had not attached.`,
    ],
    'yes-passive': [
      `the prisoner was a passive listener and did not deliberately elicit anything`,
      `a friendly talk with an informant is not a way to deliberately elicit a statement`,
      `An informant who asks questions, friendly or not, is no passive listener and does elicit. What was missing is an attached right.`,
    ],
    'yes-private': [
      `the prisoner was a private person and not an agent of the government`,
      `an informant who is another prisoner is not an agent of the government`,
      `A prisoner who works for an earlier release is an agent of the police. No charge had been filed yet.`,
    ],
    'no-stage': [
      `the Sixth Amendment right to counsel attached when ${suspect.the} was arrested`,
      `the arrest made the right to counsel attach before the prisoner's questions`,
      `Arrest doesn't make the right to counsel attach. Formal judicial proceedings do, and none had begun.`,
    ],
    'no-elicit': [
      `the informant deliberately elicited the statement in the absence of counsel`,
      `the prisoner's questions deliberately elicited a statement without counsel`,
      `Deliberately eliciting a statement is forbidden only after the right to counsel has attached.`,
    ],
    'no-warnings': [
      `the questions were custodial interrogation without Miranda warnings`,
      `an informant must give Miranda warnings before questioning in a cell`,
      `Miranda warnings aren't due where a suspect in custody doesn't know that the questions come from the police.`,
    ],
  }),
  'unwarned-questions': ({ suspect, detective }) => ({
    'no-warnings': [
      `${suspect.the} was subjected to custodial interrogation without Miranda warnings`,
      `${whose(detective)} questions were custodial interrogation without warnings`,
      `A known detective questioned a suspect in jail. Miranda warnings were due, however friendly the tone.`,
    ],
    'no-stage': [
      `the Sixth Amendment right to counsel attached when ${suspect.the} was arrested`,
      `an arrest and jail made the Sixth Amendment right to counsel attach`,
      `Without a charge or an appearance before a judge, the Sixth Amendment right hadn't attached. The Fifth Amendment is what protects a suspect then.`,
    ],
    'no-elicit': [
      `${detective.the} deliberately elicited the statement without counsel present`,
      `the statement was deliberately elicited in the absence of counsel`,
      `Deliberate elicitation matters after a charge. Before one, the question is custodial interrogation without warnings.`,
    ],
    'yes-attached': [
      `the Sixth Amendment right to counsel had not attached when ${suspect.the} spoke`,
      `formal judicial proceedings had not begun, so no right to counsel had attached`,
      `The Sixth Amendment right had not attached, but Miranda applies before any formal proceedings.`,
    ],
    'yes-waiver': [
      `answering a known detective was a waiver of any right to counsel`,
      `${suspect.the} made an implied waiver of counsel by answering`,
      `There's no implied waiver of rights that were never explained. The warnings had to come first.`,
    ],
    'yes-passive': [
      `a friendly talk over coffee did not deliberately elicit the statement`,
      `${detective.the} did not interrogate but had a friendly conversation`,
      `Asking what happened is interrogation in any tone. Coffee doesn't make the conversation less custodial.`,
    ],
  }),
  'active-informant': ({ suspect }) => ({
    'no-elicit': [
      `the informant deliberately elicited the statement after indictment`,
      `an informant's questions deliberately elicited it after the indictment`,
      `After indictment, an agent paid with an earlier release asked about the charged crime. Counsel had to be there.`,
    ],
    'no-warnings': [
      `the informant's questions were custodial interrogation without warnings`,
      `an informant must give Miranda warnings before questions in a cell`,
      `Miranda doesn't reach a disguised informant, so no warnings were due. The indictment brings in the Sixth Amendment.`,
    ],
    'no-reach': [
      `the right to counsel covers any offense once a lawyer has been appointed`,
      `an appointed lawyer extends the right to counsel to every offense`,
      `The right is offense-specific, and the talk was about the charged offense. Elicitation by an agent is what matters.`,
    ],
    'yes-private': [
      `the prisoner was a private person and not an agent of the government`,
      `an informant who is another prisoner is not an agent of the government`,
      `The promise of an earlier release made the prisoner a government agent.`,
    ],
    'yes-passive': [
      `the prisoner was a passive listener and did not deliberately elicit anything`,
      `a talk between friends does not deliberately elicit a statement`,
      `A passive listener asks nothing. This prisoner posed as a friend and asked about the crime.`,
    ],
    'yes-waiver': [
      `${suspect.the} made a waiver of the right to counsel by confiding in a prisoner`,
      `confiding in another prisoner was a waiver of the right to counsel`,
      `A waiver must be knowing. No one waives counsel by confiding in a prisoner whose role is hidden.`,
    ],
  }),
  'first-appearance': ({ suspect }) => ({
    'no-stage': [
      `the right to counsel attached at the initial appearance before the judge`,
      `the initial appearance made the Sixth Amendment right to counsel attach`,
      `The judge told ${suspect.the} of the accusation and set bail. No prosecutor or indictment is needed.`,
    ],
    'no-warnings': [
      `the prisoner's questions were custodial interrogation without warnings`,
      `an informant must give Miranda warnings before questions in a cell`,
      `No warnings are due from a disguised informant. It's the appearance before the judge that counts.`,
    ],
    'no-reach': [
      `the right to counsel covers any offense from the moment of an arrest`,
      `the right to counsel covers every offense and every stage after an arrest`,
      `The right isn't triggered by an arrest, and it's offense-specific. It attached when the judge set bail.`,
    ],
    'yes-attached': [
      `the Sixth Amendment right to counsel does not attach until an indictment`,
      `no right to counsel can attach before a prosecutor files formal charges`,
      `Neither a prosecutor nor an indictment is needed. The first appearance before a judge starts formal proceedings.`,
    ],
    'yes-private': [
      `the prisoner was a private person and not an agent of the government`,
      `an informant who is another prisoner is not an agent of the government`,
      `The promise of an earlier release made the prisoner a government agent.`,
    ],
    'yes-passive': [
      `the prisoner was a passive listener and did not deliberately elicit anything`,
      `a talk between friends does not deliberately elicit a statement`,
      `A passive listener asks nothing. This prisoner posed as a friend and asked about the crime.`,
    ],
  }),
  'passive-informant': ({ suspect }) => ({
    'yes-passive': [
      `the informant was a passive listener and did not elicit it`,
      `an informant who only listens does not elicit a statement`,
      `The prisoner only listened. Without some act meant to elicit a statement, there's no violation.`,
    ],
    'yes-private': [
      `the informant was a private person and not an agent of the government`,
      `a prisoner in the same cell is not an agent of the government`,
      `A prisoner whom the police pay and place is their agent. The point is that nothing was asked.`,
    ],
    'yes-attached': [
      `the right to counsel does not attach until the trial itself begins`,
      `the right to counsel attaches only at a hearing or at trial`,
      `The right attached with the indictment, before any hearing or trial. It just wasn't violated by listening.`,
    ],
    'no-elicit': [
      `placing an informant in the cell deliberately elicited the statement`,
      `the police deliberately elicited it through a paid informant`,
      `Placing a paid informant isn't enough. He must do something beyond listening that is meant to elicit a statement.`,
    ],
    'no-waiver': [
      `${suspect.the} made no knowing waiver of the right to counsel`,
      `without a waiver, nothing said to an informant is admissible`,
      `A waiver is needed only where an agent elicits a statement. This one was offered unasked.`,
    ],
    'no-warnings': [
      `an informant in a cell must first give Miranda warnings`,
      `it was custodial interrogation without Miranda warnings`,
      `There was no interrogation, and an informant whose role is hidden needn't give warnings anyway.`,
    ],
  }),
  'private-cellmate': ({ suspect }) => ({
    'yes-private': [
      `the prisoner acted as a private person and not for the government`,
      `the Sixth Amendment right to counsel does not restrain a private person`,
      `The prisoner asked for a newspaper's money, and no one in the government knew. Only its agents are bound.`,
    ],
    'yes-waiver': [
      `${suspect.the} made a waiver of the right to counsel by confiding in a prisoner`,
      `confiding in another prisoner was a waiver of the right to counsel`,
      `Confiding in a prisoner is no knowing waiver. None was needed, since no government agent was asking.`,
    ],
    'yes-attached': [
      `the Sixth Amendment right to counsel does not attach until the trial begins`,
      `the right to counsel attaches only when the trial itself begins`,
      `The right attached with the indictment, long before trial. It binds the government and its agents only.`,
    ],
    'no-elicit': [
      `repeated questions deliberately elicited it in the absence of counsel`,
      `the prisoner deliberately elicited the statement after indictment`,
      `Eliciting matters only if the government does it. This prisoner asked repeated questions for private purposes.`,
    ],
    'no-reach': [
      `the prosecutor made the prisoner an informant by using the statement`,
      `the prisoner became an informant by writing to the prosecutor`,
      `Writing to the prosecutor afterward doesn't make the prisoner an informant when the questions were asked.`,
    ],
    'no-warnings': [
      `a prisoner in jail must be given Miranda warnings before any questions`,
      `the questions were custodial interrogation without Miranda warnings`,
      `Miranda binds the police. A prisoner's curiosity isn't custodial interrogation.`,
    ],
  }),
} as const satisfies CounselCells
