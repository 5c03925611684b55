import { he, him, whose } from '../../engine/party.ts'
import type { MirandaCells } from './reason-id.ts'

/** Reasons where warnings were given, and no lawyer was asked for in the interrogation. */
export const WARNED_CELLS = {
  vague: ({ suspect, detective }) => ({
    'yes-clear': [
      `${suspect.the} did not unambiguously invoke the right to counsel`,
      `${whose(suspect)} remark was not an unambiguous invocation of the right to counsel`,
      `"Maybe I should" is ambiguous. Only a clear request for a lawyer obliges the police to stop, and they needn't clarify.`,
    ],
    'yes-initiated': [
      `${suspect.the} reinitiated communication by answering after the remark`,
      `${whose(suspect)} answer to the next question reinitiated communication with ${detective.the}`,
      `Answering a detective's question doesn't initiate anything. No initiation was needed, since nothing clear had been invoked.`,
    ],
    'yes-cure': [
      `the signed waiver covered the rest of the interview despite the later remark`,
      `the earlier Miranda warnings covered everything said in the same interview`,
      `A waiver doesn't cover what follows a clear request for a lawyer in the same interview. There was none, because the remark was ambiguous.`,
    ],
    'no-counsel': [
      `${whose(suspect)} remark about a lawyer was an invocation of the right to counsel`,
      `${detective.the} had to stop once ${suspect.the} invoked the right to counsel`,
      `A reference that might or might not be a request isn't an invocation. The suspect must ask clearly.`,
    ],
    'no-silence': [
      `${detective.the} had to clarify whether ${suspect.the} wished to remain silent`,
      `${detective.the} asked on without clarifying whether ${suspect.the} wished to remain silent`,
      `Clarifying questions may be good practice, but they aren't required. Nor did the remark mention silence.`,
    ],
    'no-waiver': [
      `${whose(suspect)} remark about a lawyer withdrew the earlier waiver of Miranda rights`,
      `${suspect.the}, by expressing doubt, ended the earlier waiver of Miranda rights`,
      `The signed waiver stands until a clear invocation. A remark that voices a doubt doesn't withdraw it.`,
    ],
  }),
  mute: ({ suspect, detective }) => ({
    'yes-waiver': [
      `${suspect.the} understood the warnings and waived the right to remain silent by answering`,
      `${whose(suspect)} uncoerced answer was an implied waiver of the right to remain silent`,
      `A waiver needn't be in words. One who understands the warnings, invokes nothing, and answers without coercion has waived.`,
    ],
    'yes-initiated': [
      `${suspect.the} reinitiated communication after a period of silence`,
      `${whose(suspect)} answer after hours of silence reinitiated communication with ${detective.the}`,
      `A sigh and an answer after silence don't reinitiate communication. That matters only after an invocation, and there was none.`,
    ],
    'yes-honored': [
      `${detective.the} scrupulously honored the right to remain silent by asking calmly`,
      `${whose(detective)} calm questions scrupulously honored the right to remain silent`,
      `Asking on for hours wouldn't honor an invocation. The silence just never amounted to one.`,
    ],
    'no-silence': [
      `${suspect.the} invoked the right to remain silent by two and a half hours of silence`,
      `${detective.the} failed to honor the right to remain silent by asking on for hours`,
      `Silence alone, even for hours, isn't an invocation. A suspect must say unambiguously that the questions should stop.`,
    ],
    'no-waiver': [
      `${suspect.the} signed no waiver of the Miranda rights before answering`,
      `${suspect.the} made no express waiver of the Miranda rights, orally or in writing`,
      `Miranda requires no form and no formula. An uncoerced answer after understood warnings shows an implied waiver.`,
    ],
    'no-choice': [
      `${detective.the} had to repeat the Miranda warnings after two and a half hours`,
      `the Miranda warnings had lost their effect before ${suspect.the} answered`,
      `Miranda warnings don't expire or have to be repeated after a few hours of one interview. Length bears on voluntariness, and the questions were calm.`,
    ],
  }),
  'hired-lawyer': ({ suspect, detective }) => ({
    'yes-waiver': [
      `${suspect.the} understood the Miranda rights and knowingly waived them by signing`,
      `${whose(suspect)} waiver of Miranda rights was knowing despite the undisclosed call`,
      `What happens outside the room doesn't affect whether the warnings were understood. The waiver was knowing and voluntary.`,
    ],
    'yes-honored': [
      `${detective.the} scrupulously honored the lawyer's invocation by giving Miranda warnings`,
      `${detective.the} gave Miranda warnings, which honored any invocation by the lawyer`,
      `There was no invocation to honor, since a lawyer can't make one. The suspect waived.`,
    ],
    'yes-cure': [
      `the Miranda warnings cured any failure to disclose the lawyer's call`,
      `${detective.the} cured the failure to disclose the call by giving Miranda warnings`,
      `Nothing needed a cure. Police need not tell a suspect before charges that a lawyer has called.`,
    ],
    'no-waiver': [
      `${suspect.the}, unaware of the lawyer's call, could not make a knowing waiver`,
      `${detective.the} withheld the lawyer's call, which prevented a knowing waiver`,
      `A knowing waiver requires understanding the rights, not every fact that might be useful, such as a lawyer's call.`,
    ],
    'no-counsel': [
      `the lawyer's call was an invocation of ${whose(suspect)} right to counsel`,
      `the lawyer invoked the right to counsel on behalf of ${suspect.the}`,
      `The right to counsel in interrogation is personal to the suspect. A lawyer or a sister can't invoke it.`,
    ],
    'no-massiah': [
      `${whose(suspect)} Sixth Amendment right to counsel attached when the lawyer was hired`,
      `${suspect.the}, once represented, had a Sixth Amendment right to counsel`,
      `The Sixth Amendment right doesn't attach when someone is represented. It attaches with formal proceedings, and no charge had been filed.`,
    ],
  }),
  pressed: ({ suspect, detective }) => ({
    'no-silence': [
      `${detective.the} did not scrupulously honor the right to remain silent`,
      `${whose(suspect)} invocation of the right to remain silent was not honored`,
      `"I don't want to talk about this anymore" is unambiguous. The questions went on without a break.`,
    ],
    'no-counsel': [
      `${detective.the} could not resume questioning without counsel present`,
      `${suspect.the}, after that remark, could be questioned only with counsel present`,
      `Only a request for a lawyer requires counsel before police return. This was about silence, which had to be honored.`,
    ],
    'no-choice': [
      `${detective.the} had to give fresh Miranda warnings once ${suspect.the} wished to stop`,
      `the Miranda warnings lost their effect after ten minutes of questions`,
      `Ten minutes don't wear out warnings, and fresh ones wouldn't have helped. The wrong lay in going on after a clear wish to stop.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the Miranda rights by answering later`,
      `${whose(suspect)} later answer was an implied waiver of the right to remain silent`,
      `Answering later isn't an implied waiver where the questions should have stopped. The invocation had to be honored first.`,
    ],
    'yes-clear': [
      `${suspect.the} did not unambiguously invoke the right to remain silent`,
      `${whose(suspect)} remark expressed fatigue and was not an unambiguous invocation`,
      `The remark "I don't want to talk about this anymore" is unambiguous, whatever fatigue was behind it. No special words are needed.`,
    ],
    'yes-initiated': [
      `${suspect.the} reinitiated communication by speaking twenty minutes later`,
      `${whose(suspect)} later answer reinitiated communication with ${detective.the}`,
      `The detective's questions never stopped, so the suspect initiated nothing. The right to cut off questioning was ignored.`,
    ],
  }),
  honored: ({ suspect }) => ({
    'yes-honored': [
      `the police scrupulously honored the invocation of the right to silence`,
      `the invocation was scrupulously honored before the second interview began`,
      `Questions stopped, six hours passed, and fresh warnings preceded questions on another crime. That honors the right to silence.`,
    ],
    'yes-clear': [
      `${suspect.the} did not unambiguously invoke the right to remain silent`,
      `${whose(suspect)} remark about one crime was not an unambiguous invocation`,
      `The remark was an unambiguous refusal to talk, and the detective treated it so. The right was then scrupulously honored.`,
    ],
    'yes-time': [
      `${suspect.the} had a sufficient break in custody during six hours in a cell`,
      `a break in custody of six hours ended the effect of the earlier invocation`,
      `A cell is still custody, and no break is needed after a request for silence. It only has to be honored.`,
    ],
    'no-silence': [
      `${suspect.the} had invoked the right to remain silent six hours earlier`,
      `the police may not return after a suspect invokes the right to remain silent`,
      `An invocation isn't final. The police may return if they stopped, waited, gave new warnings, and changed the subject.`,
    ],
    'no-reach': [
      `${whose(suspect)} invocation barred police questions about any offense`,
      `${whose(suspect)} invocation covered the second crime as well as the first`,
      `That's the rule after a request for counsel. This suspect asked only for silence, which leaves room to return.`,
    ],
    'no-choice': [
      `the police used a deliberate two-step interrogation to obtain the statement`,
      `the second interview completed a deliberate two-step interrogation`,
      `A two-step interrogation draws out an unwarned confession first. Both interviews began with warnings.`,
    ],
  }),
  court: ({ suspect }) => ({
    'yes-scope': [
      `${whose(suspect)} request in court did not invoke the Miranda right to counsel`,
      `the right to counsel that ${suspect.the} invoked in court is offense-specific`,
      `A request in court covers the charged offense only. It doesn't invoke the Miranda right for questions on another crime.`,
    ],
    'yes-time': [
      `${suspect.the} had a sufficient break in custody from Monday to Thursday`,
      `a break in custody of three days ended the effect of the earlier request`,
      `A jail isn't a break in custody, and three days fall short of fourteen. The request never covered this crime.`,
    ],
    'yes-initiated': [
      `${suspect.the} reinitiated communication by agreeing to talk on Thursday`,
      `${suspect.the} reinitiated communication by signing a waiver on Thursday`,
      `The detective began the talk. Initiation matters only after a request for counsel in interrogation.`,
    ],
    'no-counsel': [
      `${suspect.the} had invoked the right to counsel three days before the interrogation`,
      `${whose(suspect)} request in court was an invocation of the right to counsel`,
      `It invoked the Sixth Amendment right, which is offense-specific. The Miranda right must be invoked in interrogation.`,
    ],
    'no-reach': [
      `${whose(suspect)} request for counsel on Monday covered every other offense`,
      `${whose(suspect)} request for counsel barred police questions about any offense`,
      `That's true of a request for counsel during custodial interrogation. A request made to a judge reaches only the charged offense.`,
    ],
    'no-waiver': [
      `${suspect.the} could not waive the right to counsel without the lawyer`,
      `${whose(suspect)} waiver in the absence of appointed counsel was not knowing`,
      `A suspect may waive without the lawyer, whom the judge appointed in another case anyway. The warnings were enough for this one.`,
    ],
  }),
  planned: ({ suspect, detective }) => ({
    'no-choice': [
      `${detective.the} obtained the statement by a deliberate two-step interrogation`,
      `${detective.the} used a two-step interrogation without curative measures`,
      `Warnings were held back on purpose until a confession, then the same ground was covered at once. That defeats them.`,
    ],
    'no-silence': [
      `${detective.the} did not scrupulously honor the right to remain silent`,
      `${detective.the} failed to honor the right to remain silent after the confession`,
      `No one invoked silence, so there was nothing to honor. The statement is out because the warnings were postponed until after a confession.`,
    ],
    'no-massiah': [
      `${whose(suspect)} Sixth Amendment right to counsel attached on arrest`,
      `${suspect.the} had a Sixth Amendment right to counsel after the arrest`,
      `No formal proceedings had begun. What spoils the statement is the planned order of confession and warnings.`,
    ],
    'yes-cure': [
      `the Miranda warnings cured the earlier failure to give them`,
      `${detective.the} gave full Miranda warnings before the second statement`,
      `Later warnings cure an honest lapse. They don't cure a plan to get the confession first and repeat it.`,
    ],
    'yes-waiver': [
      `${suspect.the} signed a waiver of the Miranda rights before repeating it`,
      `${whose(suspect)} signed waiver of Miranda rights covered the second statement`,
      `A waiver signed before repeating an unwarned confession isn't a real choice. The plan made the warnings ineffective.`,
    ],
    'yes-voluntary': [
      `${whose(suspect)} unwarned first statement was voluntary, with no coercion`,
      `a voluntary first statement, without coercion, does not taint a warned second one`,
      `A voluntary first statement is enough after an honest mistake. A deliberate two-step plan is treated differently.`,
    ],
  }),
  slip: ({ suspect }) => ({
    'yes-cure': [
      `the later Miranda warnings cured an inadvertent failure to warn at home`,
      `the first answer was voluntary, and later Miranda warnings cured the lapse`,
      `The first answer was voluntary and the lapse an honest one. Full warnings before the second talk were enough.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in custody until ${he(suspect)} reached the station`,
      `${whose(suspect)} own home is not a place of custody under Miranda`,
      `An arrest is custody wherever it's made. The station warnings cured an honest mistake.`,
    ],
    'yes-prompt': [
      `the detective asked only one question at home, which is not interrogation`,
      `a routine booking question asked at home is not interrogation`,
      `One question about the crime, asked at home, is interrogation, and no booking routine. Proper warnings later made the second statement admissible.`,
    ],
    'no-choice': [
      `the police used a deliberate two-step interrogation to obtain the second statement`,
      `the police obtained the second statement by a planned two-step interrogation`,
      `Seibert concerns warnings withheld on purpose. This was one question, asked by mistake, in another place.`,
    ],
    'no-warnings': [
      `the second statement is the fruit of an unwarned statement made in custody`,
      `the unwarned first answer in custody tainted the second statement`,
      `Miranda has no automatic fruit rule for later statements. A voluntary first answer doesn't taint a warned second one.`,
    ],
    'no-waiver': [
      `${suspect.the} could not make a knowing waiver after the answer at home`,
      `${suspect.the} did not know, when signing the waiver, that the first answer was inadmissible`,
      `A knowing waiver doesn't require knowing that an earlier answer is barred. It requires understanding the warnings.`,
    ],
  }),
  unheard: ({ suspect, detective }) => ({
    'no-waiver': [
      `${suspect.the}, who did not understand the Miranda rights, could not waive them`,
      `${suspect.the} could not knowingly waive rights that ${he(suspect)} did not understand`,
      `Warnings in a language the suspect doesn't speak explain nothing. Without understanding there's no knowing waiver.`,
    ],
    'no-silence': [
      `${suspect.the} invoked the right to remain silent by shrugging at the warnings`,
      `${whose(suspect)} shrug was an invocation of the right to remain silent`,
      `A shrug is no unambiguous invocation. The failure is that the rights were never understood.`,
    ],
    'no-counsel': [
      `${detective.the} could not question ${him(suspect)} through an interpreter without counsel`,
      `${suspect.the} had a right to counsel during questioning through an interpreter`,
      `Miranda doesn't require counsel for questioning through an interpreter unless the suspect asks. It does require warnings that the suspect understands.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the Miranda rights by answering through the interpreter`,
      `${whose(suspect)} answer after the warnings was an implied waiver of Miranda rights`,
      `An implied waiver presupposes that the warnings were understood. These were in a language that the suspect didn't speak.`,
    ],
    'yes-clear': [
      `${suspect.the} did not unambiguously invoke any Miranda right before answering`,
      `${whose(suspect)} shrug was not an unambiguous invocation of the right to silence`,
      `No unambiguous invocation was needed, since the prosecution must first show a knowing waiver of Miranda rights. A shrug at words that weren't understood shows none.`,
    ],
    'yes-cure': [
      `the interpreter's presence cured the defect in the Miranda warnings`,
      `${detective.the} cured the defective Miranda warnings by using an interpreter`,
      `The interpreter could have cured the defect by translating the warnings. They were never repeated.`,
    ],
  }),
} as const satisfies MirandaCells
