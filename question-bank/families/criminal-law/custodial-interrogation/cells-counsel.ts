import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { MirandaStory } from './facts.ts'
import type { MirandaCells } from './reason-id.ts'

const SIXTH =
  'No formal proceedings on this crime had begun, so the Sixth Amendment right had not attached. The Miranda right was at stake.'

/** The distractors wherever the police come back by themselves after a request for counsel. */
function afterRequest({ suspect }: MirandaStory) {
  return {
    'no-massiah': [
      `${whose(suspect)} Sixth Amendment right to counsel had attached on arrest`,
      `${suspect.the} had a Sixth Amendment right to counsel after the arrest`,
      SIXTH,
    ],
    'no-choice': [
      `the police, by returning, coerced ${suspect.the} into an involuntary statement`,
      `the return of the police made the statement involuntary under due process`,
      `Due process bars statements that coercion made involuntary. Police who return without threats don't coerce; they do break the rule on requests for counsel.`,
    ],
    'yes-waiver': [
      `${suspect.the} validly waived the right to counsel after fresh Miranda warnings`,
      `${suspect.the} signed a valid waiver of counsel after fresh Miranda warnings`,
      `After a request for counsel, a waiver obtained by questions that the police begin isn't valid, even with fresh warnings.`,
    ],
  } satisfies Readonly<Record<string, Cell>>
}

const honored = ({ suspect }: MirandaStory): Cell => [
  `the police scrupulously honored ${whose(suspect)} invocation before they returned`,
  `${whose(suspect)} invocation was scrupulously honored until the second interview`,
  `Scrupulously honoring a request is enough after a request for silence. After one for counsel, the police may not come back.`,
]

/** The distractors where the police were free to begin anew. */
function afterBreak({ suspect }: MirandaStory) {
  return {
    'no-counsel': [
      `${suspect.the} had invoked the right to counsel during custodial interrogation`,
      `${whose(suspect)} invocation of the right to counsel bars later police questions`,
      `The bar on custodial interrogation lasts only while custody does and for fourteen days after. Twenty days had gone by.`,
    ],
    'no-massiah': [
      `${whose(suspect)} Sixth Amendment right to counsel had attached before the second interview`,
      `${suspect.the} had a Sixth Amendment right to counsel at the second interview`,
      SIXTH,
    ],
    'yes-honored': [
      `the police scrupulously honored ${whose(suspect)} right to remain silent for twenty days`,
      `${whose(suspect)} right to remain silent had been scrupulously honored`,
      `Scrupulously honoring is the test after an invocation of silence. This one was for counsel, and the break in custody ended it.`,
    ],
    'yes-clear': [
      `${whose(suspect)} first remark was not an unambiguous invocation of counsel`,
      `${suspect.the} did not unambiguously invoke the right to counsel`,
      `The first remark, "I want a lawyer," was unambiguous enough to invoke the right. The break in custody ended its effect.`,
    ],
  } satisfies Readonly<Record<string, Cell>>
}

/** Reasons where a lawyer was asked for in the interrogation. */
export const COUNSEL_CELLS = {
  resumes: ({ suspect, detective }) => ({
    'yes-initiated': [
      `${suspect.the} reinitiated communication and then waived counsel`,
      `${suspect.the} waived counsel only after reinitiating communication`,
      `Asking what others said and offering to talk opens a conversation about the case. Fresh warnings and a waiver followed.`,
    ],
    'yes-time': [
      `${suspect.the} had a sufficient break in custody during an hour in a cell`,
      `a break in custody of an hour ended the earlier invocation`,
      `A cell is custody, and a break takes fourteen days. The suspect's own words reopened the talk.`,
    ],
    'yes-clear': [
      `${suspect.the} did not unambiguously invoke the right to counsel`,
      `${whose(suspect)} first remark was not an unambiguous invocation of counsel`,
      `The first remark, "I want a lawyer," did unambiguously invoke the right to counsel. But ${suspect.the} reopened the conversation an hour later.`,
    ],
    'no-counsel': [
      `${suspect.the} had invoked the right to counsel an hour earlier`,
      `${whose(suspect)} invocation of counsel barred any further interrogation`,
      `An invocation an hour earlier no longer bars an interrogation that the suspect opens with talk about the investigation.`,
    ],
    'no-reach': [
      `${whose(suspect)} invocation of counsel lasts until a lawyer is present`,
      `no lawyer had been provided since ${whose(suspect)} invocation of the right to counsel`,
      `Counsel needn't be present if the suspect starts the talk. Only questions that the police begin are barred.`,
    ],
    'no-choice': [
      `${detective.the} completed a deliberate two-step interrogation`,
      `${detective.the} used fresh warnings in a deliberate two-step interrogation`,
      `A two-step interrogation starts with an unwarned confession. Both talks began with warnings.`,
    ],
  }),
  thirst: (s) => ({
    ...afterRequest(s),
    'no-counsel': [
      `${s.suspect.the} had invoked counsel and did not reinitiate communication`,
      `${s.suspect.the} had not reinitiated communication after the invocation of counsel`,
      `A request for water concerns the routine of custody. The detective turned the talk to the crime.`,
    ],
    'yes-initiated': [
      `${s.suspect.the} reinitiated communication by calling out to ${s.detective.the}`,
      `${whose(s.suspect)} request from the cell reinitiated communication with the police`,
      `Only words about the investigation reopen the talk. A request for water doesn't.`,
    ],
  }),
  'three-days': (s) => ({
    ...afterRequest(s),
    'no-counsel': [
      `${s.suspect.the} had invoked counsel and had not reinitiated communication`,
      `${whose(s.suspect)} invocation of counsel barred ${s.detective.the} from returning`,
      `After a clear request for a lawyer, the police may not return on their own while custody lasts.`,
    ],
    'yes-honored': honored(s),
    'yes-time': [
      `${s.suspect.the} had a sufficient break in custody during three days in jail`,
      `a break in custody of three days ended the earlier invocation`,
      `There was no break in custody at all, since the jail is custody. A break also takes fourteen days.`,
    ],
  }),
  'other-crime': (s) => ({
    ...afterRequest(s),
    'no-reach': [
      `${whose(s.suspect)} invocation of the right to counsel covered every offense`,
      `${whose(s.suspect)} invocation of the Miranda right to counsel was not offense-specific`,
      `A request for counsel in custodial interrogation isn't limited to one crime, and a second detective is charged with it.`,
    ],
    'yes-honored': honored(s),
    'yes-scope': [
      `${s.suspect.the} had invoked a right to counsel that is offense-specific`,
      `${whose(s.suspect)} invocation of counsel was offense-specific and covered only the first crime`,
      `The Sixth Amendment right is offense-specific. A request for counsel in custodial interrogation covers every crime.`,
    ],
  }),
  'ten-days': (s) => ({
    ...afterRequest(s),
    'no-reach': [
      `${whose(s.suspect)} break in custody was too short to end the invocation of counsel`,
      `${whose(s.suspect)} invocation of counsel outlasts a break in custody of ten days`,
      `A break in custody ends a request for counsel only after fourteen days. Ten are too few.`,
    ],
    'yes-honored': honored(s),
    'yes-time': [
      `${whose(s.suspect)} release was a sufficient break in custody to begin again`,
      `a break in custody of ten days ended the invocation of counsel`,
      `The Court drew the line at fourteen days. A release for ten leaves the request in force.`,
    ],
  }),
  home: (s) => ({
    ...afterBreak(s),
    'yes-time': [
      `${whose(s.suspect)} break in custody was long enough to end the invocation of counsel`,
      `a sufficient break in custody had ended ${whose(s.suspect)} invocation of counsel`,
      `Twenty days at liberty exceed the fourteen that the Court requires, so the police could start over with warnings.`,
    ],
    'no-reach': [
      `${whose(s.suspect)} invocation of counsel in the same case outlasts any release`,
      `${whose(s.suspect)} invocation of counsel still covered the same offense`,
      `Even in the same case and for the same offense, an invocation lapses after a release of fourteen days.`,
    ],
  }),
  prison: (s) => ({
    ...afterBreak(s),
    'yes-time': [
      `${whose(s.suspect)} return to ordinary prison life was a break in Miranda custody`,
      `a break in Miranda custody had ended ${whose(s.suspect)} invocation of counsel`,
      `Ordinary prison life isn't Miranda custody for someone serving a sentence. Twenty days of it are enough.`,
    ],
    'no-reach': [
      `${s.suspect.the}, as a prisoner, had remained in custody since the invocation`,
      `${s.suspect.the} had no break in custody after the invocation of counsel`,
      `A prisoner serving a sentence hasn't remained in Miranda custody all along. Returning to ordinary prison life is a break.`,
    ],
  }),
} as const satisfies MirandaCells
