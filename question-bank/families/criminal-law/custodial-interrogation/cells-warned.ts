import { he, his, whose } from '../../engine/party.ts'
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
      `answering the next question reinitiated communication with ${detective.the}`,
      `Answering a detective's question doesn't initiate anything. No initiation was needed, since nothing clear had been invoked.`,
    ],
    'yes-cure': [
      `the Miranda warnings that came first cured any invocation that followed`,
      `the earlier Miranda warnings covered all of the custodial interrogation`,
      `Warnings don't cure a later clear invocation. There was none, because the remark was ambiguous.`,
    ],
    'no-counsel': [
      `the remark about a lawyer was an invocation of the right to counsel`,
      `${detective.the} had to stop once counsel had been invoked`,
      `A reference that might or might not be a request isn't an invocation. The suspect must ask clearly.`,
    ],
    'no-silence': [
      `${detective.the} had to clarify whether ${suspect.the} wished to remain silent`,
      `asking on without clarifying the remark dishonored the right to remain silent`,
      `Clarifying questions may be good practice, but they aren't required. Nor did the remark mention silence.`,
    ],
    'no-waiver': [
      `the remark about a lawyer withdrew the earlier waiver of Miranda rights`,
      `a waiver of Miranda rights ends when a suspect expresses doubt about it`,
      `The signed waiver stands until a clear invocation. A doubt spoken aloud doesn't withdraw it.`,
    ],
  }),
  mute: ({ suspect, detective }) => ({
    'yes-waiver': [
      `${suspect.the} waived the right to remain silent by answering`,
      `the answer was an implied waiver of the right to remain silent`,
      `A waiver needn't be in words. One who understands the warnings, invokes nothing, and answers without coercion has waived.`,
    ],
    'yes-initiated': [
      `${suspect.the} reinitiated communication after a period of silence`,
      `a sigh and an answer reinitiated communication with ${detective.the}`,
      `A sigh and an answer after silence don't reinitiate communication. That matters only after an invocation, and there was none.`,
    ],
    'yes-honored': [
      `${detective.the} scrupulously honored the right to remain silent`,
      `the calm questions scrupulously honored the right to remain silent`,
      `Asking on for hours wouldn't honor an invocation. The silence just never amounted to one.`,
    ],
    'no-silence': [
      `two and a half hours of silence invoked the right to remain silent`,
      `${detective.the} failed to honor the right to remain silent by asking on`,
      `Silence alone, even for hours, isn't an invocation. A suspect must say unambiguously that the questions should stop.`,
    ],
    'no-waiver': [
      `${suspect.the} signed no waiver of the Miranda rights before answering`,
      `a waiver of Miranda rights must be express, and there was none`,
      `Miranda requires no form and no formula. An uncoerced answer after understood warnings shows an implied waiver.`,
    ],
    'no-choice': [
      `the Miranda warnings lost their effect before ${suspect.the} answered`,
      `two and a half hours made fresh Miranda warnings necessary`,
      `Warnings don't expire after a few hours of one interview. Length bears on voluntariness, and the questions were calm.`,
    ],
  }),
  'hired-lawyer': ({ suspect, detective }) => ({
    'yes-waiver': [
      `the waiver of Miranda rights was knowing despite the undisclosed call`,
      `${suspect.the} knowingly waived the Miranda rights, unaware of the call`,
      `What happens outside the room doesn't affect whether the warnings were understood. The waiver was knowing and voluntary.`,
    ],
    'yes-honored': [
      `${detective.the} scrupulously honored any invocation that the call made`,
      `the warnings scrupulously honored the lawyer's invocation by telephone`,
      `There was no invocation to honor, since a lawyer can't make one. The suspect waived.`,
    ],
    'yes-cure': [
      `the warnings cured the failure to mention the lawyer's invocation`,
      `Miranda warnings cured the silence of ${detective.the} about the call`,
      `Nothing needed a cure. Police need not tell a suspect before charges that a lawyer has called.`,
    ],
    'no-waiver': [
      `the waiver was not knowing, as ${suspect.the} had not been told of the call`,
      `withholding news of the lawyer's call made the waiver unintelligent`,
      `A knowing waiver requires understanding the rights, not every fact that might be useful in deciding.`,
    ],
    'no-counsel': [
      `the lawyer's call was an invocation of the right to counsel`,
      `the lawyer invoked the right to counsel on behalf of ${suspect.the}`,
      `The right to counsel in interrogation is personal to the suspect. A lawyer or a sister can't invoke it.`,
    ],
    'no-massiah': [
      `the Sixth Amendment right to counsel attached when the lawyer was hired`,
      `${suspect.the} had a Sixth Amendment right to counsel after the call`,
      `Hiring a lawyer doesn't make that right attach. Formal proceedings do, and no charge had been filed.`,
    ],
  }),
  pressed: ({ suspect, detective }) => ({
    'no-silence': [
      `${detective.the} did not scrupulously honor the right to remain silent`,
      `${whose(suspect)} invocation of the right to remain silent was not honored`,
      `"I don't want to talk about this anymore" is unambiguous. The questions went on without a break.`,
    ],
    'no-counsel': [
      `questions could not resume after that invocation without counsel present`,
      `${suspect.the} could be questioned further only with counsel present`,
      `Only a request for a lawyer requires counsel before police return. This was about silence, which had to be honored.`,
    ],
    'no-choice': [
      `fresh Miranda warnings were needed after ten minutes of questions`,
      `the Miranda warnings lost their effect once the interview had begun`,
      `Ten minutes don't wear out warnings. The wrong lay in going on after a clear wish to stop.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the Miranda rights by answering later`,
      `the later answer was a waiver of the right to remain silent`,
      `Answering later isn't an implied waiver where the questions should have stopped. The invocation had to be honored first.`,
    ],
    'yes-clear': [
      `${suspect.the} did not unambiguously invoke the right to remain silent`,
      `a remark by a tired suspect is not an unambiguous invocation`,
      `The remark "I don't want to talk about this anymore" is unambiguous, tired or not. No special words are needed.`,
    ],
    'yes-initiated': [
      `${suspect.the} chose to reinitiate communication after twenty minutes`,
      `the later answer reinitiated communication with ${detective.the}`,
      `The detective's questions never stopped, so the suspect initiated nothing. The right to cut off questioning was ignored.`,
    ],
  }),
  honored: ({ suspect, detective }) => ({
    'yes-honored': [
      `the police scrupulously honored ${his(suspect)} invocation of the right to silence`,
      `the invocation was scrupulously honored before the second interview`,
      `Questions stopped, six hours passed, and fresh warnings preceded questions on another crime. That honors the right to silence.`,
    ],
    'yes-clear': [
      `${suspect.the} did not unambiguously invoke the right to remain silent`,
      `refusing to talk about one crime was not an unambiguous invocation`,
      `Refusing to talk was unambiguous, and the detective treated it so. The right was then scrupulously honored.`,
    ],
    'yes-time': [
      `six hours in a cell were a sufficient break in custody`,
      `a break in custody of six hours ended the earlier invocation`,
      `A cell is still custody, and no break is needed after a request for silence. It only has to be honored.`,
    ],
    'no-silence': [
      `a suspect's invocation of the right to remain silent is final`,
      `${suspect.the} had invoked the right to remain silent in custody`,
      `The invocation isn't final. The police may return if they stopped, waited, gave new warnings, and changed the subject.`,
    ],
    'no-reach': [
      `the invocation barred questions about every offense until counsel came`,
      `${whose(suspect)} invocation covered the second crime as well as the first`,
      `That's the rule after a request for counsel. This suspect asked only for silence, which leaves room to return.`,
    ],
    'no-choice': [
      `the second round was a deliberate two-step interrogation by the police`,
      `the second interview was a two-step interrogation planned by ${detective.the}`,
      `A two-step interrogation draws out an unwarned confession first. Both interviews began with warnings.`,
    ],
  }),
  court: ({ suspect }) => ({
    'yes-scope': [
      `the request made in court did not invoke the Miranda right to counsel`,
      `the right to counsel that was invoked in court was offense-specific`,
      `A request in court covers the charged offense only. It doesn't invoke the Miranda right for questions on another crime.`,
    ],
    'yes-time': [
      `three days in jail were a sufficient break in custody to start again`,
      `the break in custody from Monday to Thursday ended the request`,
      `A jail isn't a break in custody, and three days fall short of fourteen. The request never covered this crime.`,
    ],
    'yes-initiated': [
      `${suspect.the} reinitiated communication by agreeing to talk on Thursday`,
      `signing a waiver on Thursday reinitiated communication with police`,
      `The detective began the talk. Initiation matters only after a request for counsel in interrogation.`,
    ],
    'no-counsel': [
      `${suspect.the} had invoked the right to counsel three days earlier`,
      `the request in court was an invocation of the right to counsel`,
      `It invoked the Sixth Amendment right, which is offense-specific. The Miranda right must be invoked in interrogation.`,
    ],
    'no-reach': [
      `the invocation of counsel on Monday covered every other offense`,
      `a suspect's request for counsel protects against questions on any offense`,
      `That's true of a request during custodial interrogation. A request made to a judge reaches only the charged offense.`,
    ],
    'no-waiver': [
      `${suspect.the} could not waive the right to counsel without the lawyer`,
      `a waiver without appointed counsel is not knowing and voluntary`,
      `A suspect may waive without the lawyer, whom the judge appointed in another case anyway. The warnings were enough for this one.`,
    ],
  }),
  planned: ({ suspect, detective }) => ({
    'no-choice': [
      `it was the product of a deliberate two-step interrogation`,
      `a two-step interrogation without curative measures produced it`,
      `Warnings were held back on purpose until a confession, then the same ground was covered at once. That defeats them.`,
    ],
    'no-silence': [
      `the right to remain silent was not scrupulously honored`,
      `${detective.the} did not honor the right to remain silent`,
      `No one invoked silence. The statement is out because the warnings were postponed until after a confession.`,
    ],
    'no-massiah': [
      `${suspect.the} had a Sixth Amendment right to counsel by then`,
      `the Sixth Amendment right to counsel attached on arrest`,
      `No formal proceedings had begun. What spoils the statement is the planned order of confession and warnings.`,
    ],
    'yes-cure': [
      `the Miranda warnings cured the earlier failure to give them`,
      `Miranda warnings came before the second statement was made`,
      `Later warnings cure an honest lapse. They don't cure a plan to get the confession first and repeat it.`,
    ],
    'yes-waiver': [
      `${suspect.the} signed a waiver of the Miranda rights beforehand`,
      `the signed waiver of Miranda rights covers that statement`,
      `A waiver right after an unwarned confession isn't a real choice. The plan made the warnings ineffective.`,
    ],
    'yes-voluntary': [
      `the first, unwarned statement was voluntary and uncoerced`,
      `voluntariness of the unwarned statement is all that matters`,
      `Voluntariness is enough after an honest mistake. A deliberate two-step plan is treated differently.`,
    ],
  }),
  slip: ({ suspect, detective }) => ({
    'yes-cure': [
      `Miranda warnings at the station cured the earlier failure to warn`,
      `the lapse at home was cured by the later Miranda warnings`,
      `The first answer was voluntary and the lapse an honest one. Full warnings before the second talk were enough.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in custody until ${he(suspect)} reached the station`,
      `an arrest in one's own home is not custody under Miranda`,
      `An arrest is custody wherever it's made. The station warnings cured an honest mistake.`,
    ],
    'yes-prompt': [
      `one question in the hall was not interrogation under Miranda`,
      `a routine booking question asked at home is not interrogation`,
      `One question about the crime is interrogation. Proper warnings later made the second statement admissible.`,
    ],
    'no-choice': [
      `the police used a deliberate two-step interrogation`,
      `a planned two-step interrogation produced it`,
      `Seibert concerns warnings withheld on purpose. This was one question, asked by mistake, in another place.`,
    ],
    'no-warnings': [
      `it is the fruit of an unwarned statement made in custody`,
      `${detective.the} obtained the first answer without Miranda warnings`,
      `Miranda has no automatic fruit rule for later statements. A voluntary first answer doesn't taint a warned second one.`,
    ],
    'no-waiver': [
      `the waiver was not knowing, given the answer made at home`,
      `${suspect.the} did not know that the first answer was inadmissible`,
      `A knowing waiver doesn't require knowing that an earlier answer is barred. It requires understanding the warnings.`,
    ],
  }),
  unheard: ({ suspect, detective }) => ({
    'no-waiver': [
      `${suspect.the} did not knowingly waive the Miranda rights`,
      `a waiver of Miranda rights that are not understood is not knowing`,
      `Warnings in a language the suspect doesn't speak explain nothing. Without understanding there's no knowing waiver.`,
    ],
    'no-silence': [
      `a shrug was an invocation of the right to remain silent`,
      `${suspect.the} invoked the right to remain silent by a shrug`,
      `A shrug is no unambiguous invocation. The failure is that the rights were never understood.`,
    ],
    'no-counsel': [
      `counsel must be present when an interpreter takes part`,
      `an interpreter without counsel violated the right to counsel`,
      `Miranda doesn't require counsel unless the suspect asks. It does require warnings that the suspect understands.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the Miranda rights by answering`,
      `answering after the warnings was an implied waiver of Miranda rights`,
      `An implied waiver presupposes that the warnings were understood. These were in a language that the suspect didn't speak.`,
    ],
    'yes-clear': [
      `${suspect.the} did not unambiguously invoke any Miranda right`,
      `a shrug is not an unambiguous invocation of the right to silence`,
      `No Miranda right needs an unambiguous invocation, by a shrug or otherwise, where there was no valid waiver to undo.`,
    ],
    'yes-cure': [
      `the interpreter cured the defect in the Miranda warnings`,
      `${detective.the} cured the Miranda warnings by using an interpreter`,
      `The interpreter could have cured the defect by translating the warnings. They were never repeated.`,
    ],
  }),
} as const satisfies MirandaCells
