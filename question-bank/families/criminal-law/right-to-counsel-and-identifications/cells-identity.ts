import { whose } from '../../engine/party.ts'
import type { CounselCells } from './reason-id.ts'

/** Reasons where somebody is to be recognized. */
export const IDENTITY_CELLS = {
  'charged-lineup': ({ suspect }) => ({
    'no-lineup': [
      `${suspect.the} was entitled to counsel at a lineup after indictment`,
      `the lineup after formal charges violated the right to counsel`,
      `After indictment, a live lineup is a critical stage. Testimony about it is excluded if counsel was absent without a waiver.`,
    ],
    'no-reliable': [
      `the lineup was unnecessarily suggestive and therefore unreliable`,
      `a lineup without counsel is unnecessarily suggestive in itself`,
      `A lineup with five similar people isn't suggestive or unreliable. The lawyer's absence after indictment is what counts.`,
    ],
    'no-stage': [
      `the right to counsel attached when ${suspect.the} was arrested`,
      `the right to counsel attaches on arrest and covers any lineup`,
      `The right to counsel attached with the indictment and not on arrest. A lineup after that is a critical stage.`,
    ],
    'yes-reliable': [
      `the lineup was not unnecessarily suggestive and was reliable`,
      `a lineup of similar people is a reliable identification`,
      `A reliable lineup of similar people satisfies due process, but the right to counsel is a separate guarantee.`,
    ],
    'yes-source': [
      `the identification had an independent source in the robbery`,
      `the memory of the robbery was an independent source`,
      `An independent source can save an in-court identification. Testimony about the lineup itself is excluded regardless.`,
    ],
    'yes-impeach': [
      `an identification made without counsel may still impeach`,
      `the identification may impeach the testimony of ${suspect.the}`,
      `The prosecution offers the identification to prove guilt, not to impeach any testimony. Without counsel at the lineup it's excluded.`,
    ],
    'yes-waiver': [
      `standing in the lineup was a waiver of the right to counsel`,
      `${suspect.the} made an implied waiver of counsel by taking part`,
      `Taking part on orders is no knowing waiver of counsel.`,
    ],
  }),
  'uncharged-lineup': ({ suspect }) => ({
    'yes-attached': [
      `the right to counsel had not attached at the time of the lineup`,
      `formal charges had not been filed when the lineup was held`,
      `No formal proceedings had begun, so there was no right to counsel at the lineup. Nor was it suggestive.`,
    ],
    'yes-waiver': [
      `standing in the lineup was a waiver of the right to counsel`,
      `${suspect.the} made an implied waiver of counsel by taking part`,
      `Taking part on orders is no waiver of counsel. None was needed before formal proceedings.`,
    ],
    'yes-source': [
      `the identification had an independent source in the robbery`,
      `the memory of the robbery was an independent source`,
      `An independent source matters only after a violation. Before formal charges there was none.`,
    ],
    'no-lineup': [
      `${suspect.the} was entitled to counsel at the lineup`,
      `a lineup without counsel violates the right to counsel`,
      `The right to counsel at a lineup begins with formal charges, and none had been filed.`,
    ],
    'no-stage': [
      `the right to counsel attached when ${suspect.the} was arrested`,
      `the right to counsel attaches on arrest, before any lineup`,
      `The right to counsel doesn't attach on arrest. A charge or a first appearance before a judge is needed.`,
    ],
    'no-reliable': [
      `the lineup was unnecessarily suggestive without counsel present`,
      `a lineup without counsel is unnecessarily suggestive`,
      `Five similar people and no hint from the police aren't suggestive, and counsel's absence doesn't make it so.`,
    ],
  }),
  photographs: ({ suspect }) => ({
    'yes-stage': [
      `there is no right to counsel at a mere photo array`,
      `the right to counsel does not extend to a photo array`,
      `The accused isn't present at a photo array and so needs no lawyer there, even after indictment.`,
    ],
    'yes-attached': [
      `the right to counsel does not attach until trial`,
      `the right to counsel attaches only when a trial begins`,
      `The right attached with the indictment, before trial. It just doesn't reach photographs.`,
    ],
    'yes-source': [
      `the robbery was an independent source of the identification`,
      `the identification had an independent source`,
      `An independent source is an answer to a violation. A photo array without counsel violates nothing.`,
    ],
    'no-lineup': [
      `counsel must be present at a lineup or photo array`,
      `a photo array after indictment violated the right to counsel`,
      `A live lineup after indictment requires counsel. A photo array doesn't, because the accused isn't there.`,
    ],
    'no-stage': [
      `the right to counsel had attached by indictment`,
      `${whose(suspect)} right to counsel attached at indictment`,
      `The right had attached by then, but it covers only critical stages. A photo array isn't one.`,
    ],
    'no-reliable': [
      `a photo array is unnecessarily suggestive if a lineup is possible`,
      `the photo array was unnecessarily suggestive`,
      `Six similar pictures with a neutral remark aren't suggestive, even if a lineup is possible.`,
    ],
  }),
  sample: ({ suspect }) => ({
    'yes-stage': [
      `the right to counsel does not apply when handwriting is taken`,
      `there is no right to counsel at the taking of handwriting`,
      `A sample can be taken again and tested in court, so a lawyer isn't needed when it's taken.`,
    ],
    'yes-attached': [
      `the right to counsel does not attach until the trial begins`,
      `the right to counsel attaches only at a hearing or at trial`,
      `The right attached with the indictment, before any hearing or trial. A sample is simply no critical stage.`,
    ],
    'yes-waiver': [
      `copying the page was a waiver of the right to counsel`,
      `${suspect.the} made an implied waiver of counsel by copying`,
      `Copying a page on orders waives nothing. No counsel was required for it.`,
    ],
    'no-stage': [
      `the right to counsel had attached when ${suspect.the} wrote`,
      `the right to counsel attached at indictment and was ignored`,
      `The right had attached, but it covers critical stages only. Taking a sample isn't one.`,
    ],
    'no-elicit': [
      `${suspect.the} was made to incriminate by deliberate elicitation`,
      `the writing was deliberately elicited in the absence of counsel`,
      `Handwriting is a physical trait, not a statement. Deliberate elicitation concerns statements.`,
    ],
    'no-warnings': [
      `it was custodial interrogation without Miranda warnings`,
      `no Miranda warnings were given before ${suspect.the} wrote`,
      `Copying a page isn't interrogation, and writing style isn't testimonial. Miranda warnings weren't due.`,
    ],
  }),
  'own-source': ({ witness }) => ({
    'yes-source': [
      `the in-court identification has an independent source in the robbery`,
      `${whose(witness)} view of the robbery is an independent source`,
      `Ten minutes in bright light and a detailed description are clear and convincing proof of a source apart from the lineup.`,
    ],
    'yes-attached': [
      `the right to counsel had not attached at the time of the lineup`,
      `the right to counsel attaches only when the trial itself begins`,
      `The right attached with the indictment, so the lineup did violate it. The view at the robbery is independent.`,
    ],
    'yes-waiver': [
      `standing in the lineup was a waiver of the right to counsel`,
      `taking part in the lineup was an implied waiver of counsel`,
      `Taking part in a lineup on orders is no waiver. The independent source makes the difference.`,
    ],
    'no-lineup': [
      `the lineup after indictment violated the right to counsel`,
      `counsel was absent from a lineup held after formal charges`,
      `That keeps out the lineup itself. An in-court identification with an independent source is admissible.`,
    ],
    'no-source': [
      `the lineup leaves no independent source for an identification`,
      `the in-court identification lacks an independent source`,
      `The long, close view and the description that same day show a source that owes nothing to the lineup.`,
    ],
    'no-reliable': [
      `the lineup was unnecessarily suggestive without counsel`,
      `an unnecessarily suggestive lineup taints the identification`,
      `The lineup wasn't suggestive, and absence of counsel doesn't make it so. The robbery itself supplied the memory.`,
    ],
  }),
  'no-own-source': ({ witness }) => ({
    'no-source': [
      `the in-court identification lacks an independent source`,
      `there was no clear proof of an independent source`,
      `A dark scene, a hood, a wrong description, and two memories that can't be told apart prove no independent source.`,
    ],
    'no-reliable': [
      `the lineup was unnecessarily suggestive and so unreliable`,
      `an unnecessarily suggestive lineup taints every identification`,
      `A lineup of similar people isn't suggestive or unreliable in itself. The problem is the missing lawyer and the lack of another source.`,
    ],
    'yes-source': [
      `${whose(witness)} certainty shows an independent source`,
      `a witness who feels certain has an independent source`,
      `Feeling certain doesn't show where the certainty comes from. The poor view can't carry the burden.`,
    ],
    'yes-reliable': [
      `the lineup was reliable and not unnecessarily suggestive`,
      `a lineup of similar people makes the identification reliable`,
      `A reliable lineup satisfies due process. It doesn't answer the violation of the right to counsel.`,
    ],
    'yes-jury': [
      `the reliability of an eyewitness is for the jury to weigh`,
      `any doubt about the identification goes to its weight`,
      `Weight is for the jury once the evidence is in. After such a lineup, an independent source must be proved first.`,
    ],
  }),
  'reliable-showup': ({ suspect }) => ({
    'yes-reliable': [
      `there was no substantial likelihood of misidentification`,
      `the showup, though suggestive, was a reliable identification`,
      `A long, close view, a detailed description, and a lapse of only an hour outweigh the suggestion.`,
    ],
    'yes-waiver': [
      `${suspect.the} made a waiver of the right to counsel by taking part`,
      `going along to the showup was an implied waiver of counsel`,
      `Taking part or going along in handcuffs is no implied waiver, and there was no right to counsel before a charge.`,
    ],
    'yes-stage': [
      `a showup is never a stage at which the right to counsel can apply`,
      `the right to counsel applies at a lineup but not at a showup`,
      `The right to counsel can apply at a showup, as at a lineup, after formal charges. This one came before and was reliable.`,
    ],
    'no-reliable': [
      `the showup was unnecessarily suggestive, as a lineup was possible`,
      `an unnecessarily suggestive showup is always excluded`,
      `Suggestion, even when a lineup was possible, isn't enough. Reliability decides, and it was high.`,
    ],
    'no-lineup': [
      `${suspect.the} was entitled to counsel at the showup`,
      `without counsel, the showup was a violation of rights`,
      `No suspect is entitled to counsel at a showup before formal charges, so its absence was no violation of rights.`,
    ],
    'no-source': [
      `the identification lacks an independent source apart from the showup`,
      `no independent source of the identification was proved`,
      `An independent source must be proved only after a violation. A reliable showup violates nothing.`,
    ],
  }),
  'unreliable-showup': ({ suspect, witness }) => ({
    'no-reliable': [
      `the showup created a substantial likelihood of misidentification`,
      `the showup was unnecessarily suggestive and unreliable`,
      `A dark scene, a hood, a wrong description, seven weeks, and a remark that gave the answer away.`,
    ],
    'no-lineup': [
      `${suspect.the} was entitled to counsel at the showup`,
      `a showup without counsel violates the right to counsel`,
      `Before formal charges no suspect is entitled to counsel at a showup, so a showup without counsel violates nothing. Due process keeps this one out.`,
    ],
    'no-stage': [
      `the right to counsel attached when ${suspect.the} was arrested`,
      `the right to counsel attaches on arrest, before any showup`,
      `Arrest doesn't make the right to counsel attach. The showup is out because it was unreliable.`,
    ],
    'yes-reliable': [
      `${whose(witness)} certainty made the showup reliable`,
      `a certain witness makes an identification reliable`,
      `Certainty is one factor among five, and it came only after the detective gave the answer.`,
    ],
    'yes-attached': [
      `the right to counsel had not attached at the showup`,
      `formal charges had not been filed before the showup`,
      `Due process applies before formal charges, too. It excludes suggestive and unreliable identifications.`,
    ],
    'yes-jury': [
      `the reliability of the showup is a question for the jury`,
      `doubts about a showup go to its weight for the jury`,
      `The police arranged the suggestion, so the judge must screen the showup for reliability before the jury weighs it.`,
    ],
  }),
  'chance-encounter': () => ({
    'yes-jury': [
      `reliability is for the jury, since the police arranged nothing`,
      `the jury decides reliability after a meeting by chance`,
      `Only suggestion that the police arrange calls for screening by the judge. No one planned this meeting.`,
    ],
    'yes-waiver': [
      `walking through the hall was a waiver of the right to counsel`,
      `being led through the hall was an implied waiver of counsel`,
      `Walking, or being led, through a hall is no implied waiver, and no right to counsel had attached before a charge.`,
    ],
    'yes-passive': [
      `the officers in the hall were passive listeners only`,
      `the police did not deliberately elicit the identification`,
      `To listen passively or deliberately elicit something matters for a statement, not an identification by a witness in the hall.`,
    ],
    'no-reliable': [
      `the handcuffs made the showup unnecessarily suggestive`,
      `an unnecessarily suggestive showup took place in the hall`,
      `Handcuffs in a hall are suggestive, but the police didn't arrange the showup. Cross-examination is the remedy.`,
    ],
    'no-lineup': [
      `the right to counsel applies at a showup in a station`,
      `a showup without counsel violates the right to counsel`,
      `The right to counsel applies at a showup only after formal charges, in a station or elsewhere. None had been filed.`,
    ],
    'no-source': [
      `no independent source of the identification was proved`,
      `the identification lacks an independent source`,
      `An independent source matters only after a violation by the police. There was none.`,
    ],
  }),
} as const satisfies CounselCells
