import { whose } from '../../engine/party.ts'
import type { CounselCells } from './reason-id.ts'

/** Reasons where somebody is to be recognized. */
export const IDENTITY_CELLS = {
  'charged-lineup': ({ suspect }) => ({
    'no-lineup': [
      `${suspect.the} was entitled to counsel at a lineup after indictment`,
      `the lineup after indictment violated ${whose(suspect)} right to counsel`,
      `After indictment, a live lineup is a critical stage. Testimony about it is excluded if counsel was absent without a waiver.`,
    ],
    'no-reliable': [
      `the lineup was unnecessarily suggestive, since no lawyer observed it`,
      `a lineup without counsel is unnecessarily suggestive in itself`,
      `A lineup with five similar people isn't suggestive, whoever observed it. The lawyer's absence after indictment is what counts.`,
    ],
    'no-stage': [
      `the right to counsel covers any identification procedure after an arrest`,
      `the right to counsel attaches on arrest and covers any later lineup`,
      `The right to counsel attached with the indictment and not on arrest, and it doesn't cover any and every procedure. A lineup after indictment is a critical stage.`,
    ],
    'yes-reliable': [
      `the lineup was not unnecessarily suggestive and was reliable`,
      `the lineup did not create a substantial likelihood of misidentification`,
      `A reliable lineup without suggestion or a likelihood of misidentification satisfies due process, but the right to counsel is a separate guarantee.`,
    ],
    'yes-source': [
      `the identification had an independent source in the robbery`,
      `an independent source in the robbery cured any defect in the lineup`,
      `An independent source can save an in-court identification. Testimony about the lineup itself is excluded regardless.`,
    ],
    'yes-impeach': [
      `an identification made without counsel may be used to impeach`,
      `the lineup may be used to impeach even if counsel was absent`,
      `The prosecution offers the identification to prove guilt, not to impeach. Used that way, a lineup that counsel didn't attend is excluded.`,
    ],
    'yes-waiver': [
      `${suspect.the} waived the right to counsel by taking part in the lineup`,
      `${whose(suspect)} participation was an implied waiver of the right to counsel`,
      `Participation, or taking part on orders, is no knowing waiver of counsel.`,
    ],
  }),
  'uncharged-lineup': ({ suspect }) => ({
    'yes-attached': [
      `the right to counsel had not attached at the time of the lineup`,
      `formal charges had not been filed when the lineup was held`,
      `No formal proceedings had begun, so there was no right to counsel at the lineup. Nor was it suggestive.`,
    ],
    'yes-waiver': [
      `${suspect.the} waived the right to counsel by taking part in the lineup`,
      `${whose(suspect)} participation was an implied waiver of the right to counsel`,
      `Participation, or taking part on orders, is no waiver of counsel. None was needed before formal proceedings.`,
    ],
    'yes-source': [
      `the identification had an independent source in the robbery`,
      `an independent source in the robbery cured any defect in the lineup`,
      `An independent source cures a violation. Before formal charges there was none.`,
    ],
    'no-lineup': [
      `${suspect.the} was entitled to counsel at any lineup held in custody`,
      `a lineup held in the absence of counsel violates the right to counsel`,
      `The right to counsel at a lineup begins with formal charges, and none had been filed.`,
    ],
    'no-stage': [
      `the right to counsel covers any identification procedure after an arrest`,
      `the right to counsel attaches on arrest and covers any later lineup`,
      `The right to counsel doesn't attach on arrest. A charge or a first appearance before a judge is needed.`,
    ],
    'no-reliable': [
      `the lineup was unnecessarily suggestive, since no lawyer observed it`,
      `a lineup without counsel is unnecessarily suggestive in itself`,
      `Five similar people and no hint from the police aren't suggestive, whether or not a lawyer observed it or counsel was absent.`,
    ],
  }),
  photographs: ({ suspect }) => ({
    'yes-stage': [
      `the right to counsel does not extend to a photo array`,
      `a photo array is not a stage at which counsel must be present`,
      `The accused isn't present at a photo array and so needs no lawyer there, even after indictment.`,
    ],
    'yes-attached': [
      `the right to counsel attaches only to proceedings in a courtroom`,
      `the right to counsel does not attach outside a courtroom`,
      `The right attached with the indictment, outside the courtroom too. It just doesn't reach photographs.`,
    ],
    'yes-source': [
      `the identification had an independent source in the robbery`,
      `an independent source in the robbery cured any defect in the photo array`,
      `An independent source is an answer to a defect. A photo array without counsel violates nothing.`,
    ],
    'no-lineup': [
      `${suspect.the} was entitled to counsel at any identification after indictment`,
      `the photo array after indictment violated the right to counsel`,
      `A live lineup after indictment requires counsel. A photo array doesn't, because the accused isn't there.`,
    ],
    'no-stage': [
      `the right to counsel had attached at the time of the indictment`,
      `the right to counsel had attached, and the lawyer was not told`,
      `The right had attached by then, but it covers only critical stages. A photo array isn't one.`,
    ],
    'no-reliable': [
      `the photo array was unnecessarily suggestive, since a lineup was possible`,
      `a photo array is unnecessarily suggestive if the suspect is in custody`,
      `Six similar pictures with a neutral remark aren't suggestive, even if a suspect is in custody and a lineup is possible.`,
    ],
  }),
  sample: ({ suspect, detective }) => ({
    'yes-stage': [
      `the right to counsel does not apply to the taking of handwriting`,
      `taking handwriting is not a stage at which the right to counsel applies`,
      `A sample can be taken again and tested in court, so a lawyer isn't needed when it's taken.`,
    ],
    'yes-attached': [
      `the right to counsel attaches only to proceedings in a courtroom`,
      `the right to counsel does not attach outside a courtroom`,
      `The right attached with the indictment, outside the courtroom too. A sample is simply no critical stage.`,
    ],
    'yes-waiver': [
      `${suspect.the} waived the right to counsel by copying the page`,
      `copying the page was an implied waiver of the right to counsel`,
      `Copying a page on orders waives nothing. No counsel was required for it.`,
    ],
    'no-stage': [
      `the right to counsel had attached at the time of the indictment`,
      `the right to counsel had attached, and the lawyer was not told`,
      `The right had attached, but it covers critical stages only. Taking a sample isn't one.`,
    ],
    'no-elicit': [
      `${detective.the} deliberately elicited the writing in the absence of counsel`,
      `the writing was deliberately elicited after indictment and without counsel`,
      `Handwriting is a physical trait, not a statement. Deliberate elicitation concerns statements.`,
    ],
    'no-warnings': [
      `${suspect.the} wrote the page in custody and without Miranda warnings`,
      `copying the page was custodial interrogation without Miranda warnings`,
      `Copying a page isn't interrogation, even in custody, and writing style isn't testimonial. Miranda warnings weren't due.`,
    ],
  }),
  'own-source': ({ witness }) => ({
    'yes-source': [
      `the in-court identification has an independent source in the robbery`,
      `${whose(witness)} view of the robber is an independent source`,
      `Ten minutes in bright light and a detailed description are clear and convincing proof of a source apart from the lineup.`,
    ],
    'yes-attached': [
      `a lineup shows physical traits, to which the right to counsel does not attach`,
      `the right to counsel does not attach to a display of physical traits`,
      `A lineup after indictment is a critical stage, though it's a display of physical traits, so the right to counsel did attach. The view at the robbery is independent.`,
    ],
    'yes-waiver': [
      `taking part in the lineup was a waiver of the right to counsel`,
      `participation in a lineup is an implied waiver of the right to counsel`,
      `Participation, or taking part in a lineup on orders, is no waiver. The independent source makes the difference.`,
    ],
    'no-lineup': [
      `a lineup without counsel bars any later identification by the witness`,
      `the lineup after indictment violated the right to counsel`,
      `That keeps out the lineup itself. An in-court identification with an independent source is admissible.`,
    ],
    'no-source': [
      `the in-court identification lacks an independent source after the lineup`,
      `a lineup without counsel leaves no independent source for an identification`,
      `The long, close view and the description that same day show a source that owes nothing to the lineup.`,
    ],
    'no-reliable': [
      `an unnecessarily suggestive lineup tainted the in-court identification`,
      `the lineup was unnecessarily suggestive, since no lawyer observed it`,
      `The lineup wasn't suggestive, whether or not a lawyer observed it, and tainted nothing. The robbery itself supplied the memory.`,
    ],
  }),
  'no-own-source': ({ witness }) => ({
    'no-source': [
      `the in-court identification lacks an independent source`,
      `there is no clear and convincing evidence of an independent source`,
      `A dark scene, a hood, a wrong description, and two memories that can't be told apart prove no independent source.`,
    ],
    'no-reliable': [
      `an unnecessarily suggestive lineup tainted the in-court identification`,
      `the lineup was unnecessarily suggestive, since no lawyer observed it`,
      `A lineup of similar people isn't suggestive, whoever observed it. The problem is the missing lawyer and the lack of another source.`,
    ],
    'yes-source': [
      `${whose(witness)} certainty shows an independent source`,
      `a witness who feels certain has an independent source in the robbery`,
      `Feeling certain doesn't show where the certainty comes from. The poor view can't carry the burden.`,
    ],
    'yes-reliable': [
      `the lineup was not unnecessarily suggestive and was reliable`,
      `the lineup did not create a substantial likelihood of misidentification`,
      `A reliable lineup without a likelihood of misidentification satisfies due process. It doesn't answer the violation of the right to counsel.`,
    ],
    'yes-jury': [
      `the reliability of an in-court identification is for the jury to decide`,
      `doubt about the reliability of an identification goes to its weight`,
      `Weight is for the jury once the evidence is in. After such a lineup, an independent source must be proved first.`,
    ],
  }),
  'reliable-showup': ({ suspect }) => ({
    'yes-reliable': [
      `the showup did not create a substantial likelihood of misidentification`,
      `the showup, though unnecessarily suggestive, was reliable`,
      `A long, close view, a detailed description, and a lapse of only an hour outweigh the suggestion.`,
    ],
    'yes-waiver': [
      `${suspect.the} waived the right to counsel by taking part in the showup`,
      `${whose(suspect)} participation was an implied waiver of the right to counsel`,
      `Participation, or taking part in handcuffs, is no implied waiver, and there was no right to counsel before a charge.`,
    ],
    'yes-stage': [
      `the right to counsel applies at a lineup but never at a showup`,
      `a showup is never a stage at which the right to counsel applies`,
      `The right to counsel can apply at a showup, as at a lineup, after formal charges. This one came before and was reliable.`,
    ],
    'no-reliable': [
      `the showup was unnecessarily suggestive, since a lineup was possible`,
      `an identification at an unnecessarily suggestive showup is inadmissible`,
      `Suggestion, even when a lineup was possible, doesn't make an identification inadmissible. Reliability decides, and it was high.`,
    ],
    'no-lineup': [
      `${suspect.the} was entitled to counsel at the showup`,
      `a showup without counsel violates the rights of a suspect in custody`,
      `No suspect is entitled to counsel at a showup before formal charges, so its absence was no violation of rights.`,
    ],
    'no-source': [
      `the identification lacks an independent source apart from the showup`,
      `there is no clear and convincing evidence of an independent source`,
      `Evidence of an independent source is needed only after a violation. A reliable showup violates nothing.`,
    ],
  }),
  'unreliable-showup': ({ suspect, witness }) => ({
    'no-reliable': [
      `the showup created a substantial likelihood of misidentification`,
      `the showup was unnecessarily suggestive and not reliable`,
      `A dark scene, a hood, a wrong description, seven weeks, and a remark that gave the answer away make a mistake very likely.`,
    ],
    'no-lineup': [
      `${suspect.the} was entitled to counsel at the showup`,
      `a showup without counsel violates the rights of a suspect in custody`,
      `Before formal charges no suspect is entitled to counsel at a showup, so a showup without counsel violates nothing. Due process keeps this one out.`,
    ],
    'no-stage': [
      `the right to counsel attached when ${suspect.the} was arrested`,
      `the right to counsel attaches on arrest and covers any later showup`,
      `Arrest doesn't make the right to counsel attach. The showup is out because it was unreliable.`,
    ],
    'yes-reliable': [
      `${whose(witness)} certainty outweighed the suggestion at the showup`,
      `the certainty of an eyewitness at a showup establishes its reliability`,
      `Certainty is one factor among five, and it came only after the detective gave the answer.`,
    ],
    'yes-attached': [
      `the right to counsel had not attached at the time of the showup`,
      `formal charges had not been filed when the showup took place`,
      `Due process applies before formal charges, too. It excludes suggestive and unreliable identifications.`,
    ],
    'yes-jury': [
      `the reliability of a showup identification is for the jury to decide`,
      `doubt about the reliability of a showup goes to its weight`,
      `The police arranged the suggestion, so the judge must screen the showup for reliability before the jury weighs it.`,
    ],
  }),
  'chance-encounter': ({ suspect }) => ({
    'yes-jury': [
      `the jury must judge reliability if the police arranged no suggestion`,
      `the police arranged no showup, so reliability is for the jury`,
      `Only suggestion that the police arrange calls for screening by the judge. No one planned this meeting.`,
    ],
    'yes-stage': [
      `the right to counsel applies at a lineup but never at a showup`,
      `a showup is never a stage at which the right to counsel applies`,
      `The right to counsel can apply at a showup, as at a lineup, after formal charges. None had been filed, and the police arranged no showup.`,
    ],
    'yes-reliable': [
      `the certainty of an eyewitness establishes the reliability of an identification`,
      `an eyewitness who feels certain makes a showup reliable`,
      `An eyewitness's certainty alone doesn't establish reliability. No judge need screen for it here, since the police arranged nothing.`,
    ],
    'no-reliable': [
      `the handcuffs made the encounter an unnecessarily suggestive showup`,
      `an unnecessarily suggestive showup took place in the hall`,
      `Handcuffs in a hall are suggestive, but the police didn't arrange the showup. Cross-examination is the remedy.`,
    ],
    'no-lineup': [
      `${suspect.the} was entitled to counsel at a showup in a station`,
      `a showup without counsel violates the rights of a suspect in custody`,
      `A suspect in custody is entitled to counsel at a showup only after formal charges. None had been filed.`,
    ],
    'no-source': [
      `the identification lacks an independent source apart from the encounter`,
      `there is no clear and convincing evidence of an independent source`,
      `Evidence of an independent source is needed only after a violation by the police. There was none.`,
    ],
  }),
} as const satisfies CounselCells
