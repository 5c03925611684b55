import type { Cell } from '../../engine/cells.ts'
import { he, his, whose } from '../../engine/party.ts'
import type { MirandaStory } from './facts.ts'
import type { MirandaCells } from './reason-id.ts'

const SIXTH =
  'No formal proceedings on this crime had begun, so the Sixth Amendment right had not attached. The Miranda right was at stake.'

/** The distractors wherever the police come back by themselves after a request for counsel. */
function afterRequest({ suspect }: MirandaStory) {
  return {
    'no-massiah': [
      `the Sixth Amendment right to counsel had attached on arrest`,
      `${suspect.the} had a Sixth Amendment right to counsel after the arrest`,
      SIXTH,
    ],
    'no-choice': [
      `the fresh Miranda warnings were part of a two-step interrogation`,
      `the second interview completed a deliberate two-step interrogation`,
      `A two-step interrogation draws out an unwarned confession first. No confession preceded these warnings.`,
    ],
    'yes-waiver': [
      `${suspect.the} waived the right to counsel after fresh warnings`,
      `fresh warnings and a signed form were a valid waiver of counsel`,
      `After a request for counsel, a waiver obtained by questions that the police begin isn't valid, even with fresh warnings.`,
    ],
  } satisfies Readonly<Record<string, Cell>>
}

const honored = ({ suspect }: MirandaStory): Cell => [
  `the police scrupulously honored ${his(suspect)} invocation before they returned`,
  `the invocation was scrupulously honored until the second interview`,
  `Scrupulously honoring a request is enough after a request for silence. After one for counsel, the police may not come back.`,
]

/** The distractors where the police were free to begin anew. */
function afterBreak({ suspect }: MirandaStory) {
  return {
    'no-counsel': [
      `${suspect.the} had invoked the right to counsel in interrogation`,
      `an invocation of the right to counsel bars later police questions`,
      `The bar lasts only while custody does and for fourteen days after. Twenty days had gone by.`,
    ],
    'no-massiah': [
      `the Sixth Amendment right to counsel had attached by then`,
      `${suspect.the} had a Sixth Amendment right to counsel by then`,
      SIXTH,
    ],
    'yes-honored': [
      `the police scrupulously honored the right to remain silent`,
      `the right to remain silent had been scrupulously honored`,
      `Scrupulously honoring is the test after an invocation of silence. This one was for counsel, and the break in custody ended it.`,
    ],
    'yes-clear': [
      `the first remark was not an unambiguous invocation of counsel`,
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
      `after reinitiating communication, ${suspect.the} waived counsel`,
      `Asking what others said and offering to talk opens a conversation about the case. Fresh warnings and a waiver followed.`,
    ],
    'yes-time': [
      `an hour in a cell was a sufficient break in custody`,
      `a break in custody of an hour ended the earlier invocation`,
      `A cell is custody, and a break takes fourteen days. The suspect's own words reopened the talk.`,
    ],
    'yes-clear': [
      `${suspect.the} did not unambiguously invoke the right to counsel`,
      `asking for a lawyer that way was not an unambiguous invocation`,
      `Asking for a lawyer with the words "I want" did unambiguously invoke the right to counsel. But ${suspect.the} reopened the conversation an hour later.`,
    ],
    'no-counsel': [
      `an invocation of the right to counsel bars any further statement`,
      `${suspect.the} had invoked the right to counsel an hour earlier`,
      `A right to counsel invoked an hour earlier no longer bars a talk that the suspect opens about the investigation.`,
    ],
    'no-reach': [
      `the invocation of counsel lasts until a lawyer is present`,
      `no lawyer had come since the invocation of the right to counsel`,
      `Counsel needn't be present if the suspect starts the talk. Only questions that the police begin are barred.`,
    ],
    'no-choice': [
      `${detective.the} completed a deliberate two-step interrogation`,
      `fresh warnings made this a deliberate two-step interrogation`,
      `A two-step interrogation starts with an unwarned confession. Both talks began with warnings.`,
    ],
  }),
  thirst: (s) => ({
    ...afterRequest(s),
    'no-counsel': [
      `${s.suspect.the} had invoked counsel and did not reinitiate`,
      `${s.detective.the}, not ${s.suspect.the}, reinitiated talk after the invocation of counsel`,
      `A request for water concerns the routine of custody. The detective turned the talk to the crime.`,
    ],
    'yes-initiated': [
      `${s.suspect.the} reinitiated communication by calling ${s.detective.the}`,
      `calling out from the cell reinitiated communication with police`,
      `Only words about the investigation reopen the talk. A request for water doesn't.`,
    ],
  }),
  'three-days': (s) => ({
    ...afterRequest(s),
    'no-counsel': [
      `${s.suspect.the} had invoked counsel and had not reinitiated talk`,
      `the invocation of counsel barred ${s.detective.the} from returning`,
      `After a clear request for a lawyer, the police may not return on their own while custody lasts.`,
    ],
    'yes-honored': honored(s),
    'yes-time': [
      `three days were a sufficient break in custody to begin again`,
      `a break in custody of three days ended the earlier invocation`,
      `There was no break in custody at all, since the jail is custody. A break also takes fourteen days.`,
    ],
  }),
  'other-crime': (s) => ({
    ...afterRequest(s),
    'no-reach': [
      `the earlier invocation of the right to counsel covered every offense`,
      `${whose(s.suspect)} invocation of the Miranda right to counsel was not offense-specific`,
      `A request for counsel in custodial interrogation isn't limited to one crime, and a second detective is charged with it.`,
    ],
    'yes-honored': honored(s),
    'yes-scope': [
      `the right to counsel that was invoked is offense-specific`,
      `the invocation of counsel was offense-specific and covered only the first crime`,
      `The Sixth Amendment right is offense-specific. A request for counsel in custodial interrogation covers every crime.`,
    ],
  }),
  'ten-days': (s) => ({
    ...afterRequest(s),
    'no-reach': [
      `the break in custody was too short to end the invocation of counsel`,
      `the invocation of counsel outlasts a break in custody of ten days`,
      `A break in custody ends a request for counsel only after fourteen days. Ten are too few.`,
    ],
    'yes-honored': honored(s),
    'yes-time': [
      `the release was a sufficient break in custody to begin again`,
      `a break in custody of ten days ended the invocation of counsel`,
      `The Court drew the line at fourteen days. A release for ten leaves the request in force.`,
    ],
  }),
  home: (s) => ({
    ...afterBreak(s),
    'yes-time': [
      `the break in custody was long enough to end the invocation`,
      `a sufficient break in custody had ended the earlier invocation`,
      `Twenty days at liberty exceed the fourteen that the Court requires, so the police could start over with warnings.`,
    ],
    'no-reach': [
      `an invocation of counsel in the same case outlasts any release`,
      `the invocation of counsel still covered the same offense`,
      `Even in the same case and for the same offense, an invocation lapses after a release of fourteen days.`,
    ],
  }),
  prison: (s) => ({
    ...afterBreak(s),
    'yes-time': [
      `returning to prison life was a break in Miranda custody`,
      `a break in Miranda custody had ended the invocation of counsel`,
      `Ordinary prison life isn't Miranda custody for someone serving a sentence. Twenty days of it are enough.`,
    ],
    'no-reach': [
      `a prisoner remains in custody, so the invocation still applied`,
      `${he(s.suspect)} had no break in custody since the invocation of counsel`,
      `A prisoner serving a sentence isn't in Miranda custody all along. Returning to ordinary prison life is a break.`,
    ],
  }),
} as const satisfies MirandaCells
