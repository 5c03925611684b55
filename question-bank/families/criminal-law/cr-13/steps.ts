import type { Rule } from '../../engine/contract.ts'
import type { Path } from './decide.ts'
import type { MirandaFacts, MirandaSkin } from './facts.ts'

type Applied = Rule<MirandaFacts, MirandaSkin>['applied']

/** By path: the rule that decides it, in our words, where it stands, and how these facts meet it. */
const RULES: Readonly<Record<Path, readonly [authority: string, rule: string, applied: Applied]>> = {
  'traffic-stop': [
    'Berkemer v. McCarty',
    'Roadside questioning of a driver during an ordinary traffic stop is not custodial interrogation, because the stop is public and expected to be brief.',
    (_, skin) =>
      `${skin.suspect} was asked a question beside the road during such a stop, so no warnings were due.`,
  ],
  'walk-in': [
    'Oregon v. Mathiason',
    'A person who comes to a police station freely, is told that there is no arrest and may leave is not in custody, although the talk takes place at a station and concerns a crime.',
    (_, skin) => `${skin.suspect} came by choice, was free to go and did go.`,
  ],
  volunteered: [
    'Miranda v. Arizona',
    'A volunteered statement of any kind is admissible, since the warnings concern answers to custodial interrogation.',
    (_, skin) => `Nobody had asked ${skin.suspect} anything or tried to draw an answer.`,
  ],
  cellmate: [
    'Illinois v. Perkins',
    'Warnings are not required when a suspect does not know that the listener works for the police, since the atmosphere of police pressure is then absent.',
    (_, skin) => `${skin.suspect} took the agent for a fellow prisoner, and no charge had been filed.`,
  ],
  danger: [
    'New York v. Quarles',
    'Questions reasonably prompted by concern for public safety may be put to a suspect in custody before the warnings, and the answers may be used.',
    (_, skin) => `${skin.officer} asked only where the weapon lay while others could have come upon it.`,
  ],
  'danger-over': [
    'New York v. Quarles',
    'The exception for public safety covers only questions reasonably prompted by an immediate danger; other custodial questions need warnings.',
    (_, skin) => `The weapon had been found, so ${skin.officer} asked only to gather evidence.`,
  ],
  unwarned: [
    'Miranda v. Arizona',
    'A statement given in answer to custodial interrogation may not be used to prove guilt unless the suspect was warned and waived the rights.',
    (_, skin) => `${skin.suspect} was under arrest, was asked about the crime and had heard no warnings.`,
  ],
  ploy: [
    'Rhode Island v. Innis',
    'Interrogation includes words or actions that the police should know are reasonably likely to draw an incriminating response.',
    (_, skin) =>
      `${skin.officer} meant the remark to make ${skin.suspect} talk, and it could be expected to.`,
  ],
  cuffed: [
    'Berkemer v. McCarty',
    'A driver who during a stop comes to be restrained to the degree of a formal arrest is in custody and must be warned before questioning.',
    (_, skin) => `${skin.suspect} was handcuffed and locked in the patrol car when the question was put.`,
  ],
  object: [
    'United States v. Patane',
    'A failure to give the warnings does not require the suppression of physical evidence to which an unwarned but voluntary statement led.',
    (_, skin) => `What is offered is ${skin.thing}, and no force or threat had been used.`,
  ],
  'vague-request': [
    'Davis v. United States',
    'Police may go on questioning after a valid waiver until the suspect clearly asks for a lawyer; they need not stop for an ambiguous reference or clear it up.',
    (_, skin) => `${skin.suspect} only wondered aloud whether to ask for one.`,
  ],
  mute: [
    'Berghuis v. Thompkins',
    'The right to silence must be invoked unambiguously, and a suspect who understood the warnings waives it by answering.',
    (_, skin) =>
      `${skin.suspect} never said that ${skin.subject} would not talk, understood the warnings, and answered.`,
  ],
  'hired-lawyer': [
    'Moran v. Burbine',
    'A waiver by one who understands the rights stays valid although the police did not say that a lawyer hired by somebody else was trying to reach the suspect, before any charge.',
    (_, skin) =>
      `${skin.suspect} understood the warnings, and what happened outside the room does not matter.`,
  ],
  'silence-pressed': [
    'Michigan v. Mosley',
    'A clear wish to stop talking must be scrupulously honored; pressing on with the same subject violates the right to cut off questioning.',
    (_, skin) => `${skin.officer} went on about the same crime without a break.`,
  ],
  'silence-honored': [
    'Michigan v. Mosley',
    'After a suspect has asked for silence, police who stopped at once may return after a substantial time with new warnings to ask about another crime.',
    () =>
      'Questioning had stopped, hours had passed, warnings were repeated, and another officer asked about another crime.',
  ],
  'suspect-resumes': [
    'Oregon v. Bradshaw',
    'After a request for counsel police may talk with a suspect who opens further conversation about the investigation and then validly waives.',
    (_, skin) => `${skin.suspect} asked about the case, heard the warnings again and waived the rights.`,
  ],
  thirst: [
    'Oregon v. Bradshaw',
    'A request that only concerns the routine of custody, such as for water, does not open further conversation about the investigation.',
    (_, skin) => `${skin.suspect} wanted a drink, and it was ${skin.officer} who turned to the crime.`,
  ],
  'counsel-three-days': [
    'Edwards v. Arizona',
    'A suspect in custody who has asked for counsel may not be questioned further without counsel unless the suspect reopens communication; answers to police who return are no waiver, even after new warnings.',
    (_, skin) => `${skin.suspect} had never left custody, and the police came back by themselves.`,
  ],
  'counsel-other-crime': [
    'Arizona v. Roberson',
    'A request for counsel during custodial questioning bars questioning that the police begin about any offense.',
    (_, skin) => `That the second talk was about ${skin.other} makes no difference.`,
  ],
  'counsel-ten-days': [
    'Maryland v. Shatzer',
    'The effect of a request for counsel ends only after a break in custody of fourteen days.',
    (_, skin) => `${skin.suspect} had been out of custody for ten days and was in custody again.`,
  ],
  'counsel-home': [
    'Maryland v. Shatzer',
    'After a break in custody of fourteen days police may begin anew with warnings and a waiver, although the suspect had asked for counsel.',
    (_, skin) => `${skin.suspect} had been at liberty for twenty days.`,
  ],
  'counsel-prison': [
    'Maryland v. Shatzer',
    'For a convicted prisoner the return to ordinary prison life is a break in custody, and after fourteen days of it the police may begin anew.',
    (_, skin) => `${skin.suspect} had been back in ordinary prison life for twenty days.`,
  ],
  'court-request': [
    'Montejo v. Louisiana',
    'Asking for counsel in court on a charge invokes the Sixth Amendment right for that charge, and does not invoke the right to counsel in custodial questioning about other crimes.',
    (_, skin) =>
      `${skin.suspect} had asked a judge, and was questioned about an uncharged crime after a waiver.`,
  ],
  'limited-request': [
    'Connecticut v. Barrett',
    'A request for counsel that is limited to one form of statement leaves the police free to take another form that the suspect is willing to give.',
    (_, skin) => `${skin.suspect} asked for a lawyer only for writing, and agreed to talk.`,
  ],
  'question-first': [
    'Missouri v. Seibert',
    'When police withhold warnings on purpose until they have a confession, and then warn and lead the suspect over the same ground with nothing in between, the repeated confession is barred.',
    (_, skin) => `${skin.officer} followed such a plan, in one room and with hardly a pause.`,
  ],
  'honest-slip': [
    'Oregon v. Elstad',
    'A statement given after full warnings and a valid waiver is admissible although an earlier voluntary statement was taken without warnings, unless the warnings were withheld as a tactic.',
    () => 'The first lapse was honest and brief, and the later talk was held elsewhere with full warnings.',
  ],
  'not-understood': [
    'Moran v. Burbine',
    'A waiver must be made with full awareness of the right given up and of what giving it up means.',
    (_, skin) => `The warnings came in a language that ${skin.suspect} did not understand.`,
  ],
}

/** One rule a path: the cases are told apart by the fact that decides. */
export const steps: readonly Rule<MirandaFacts, MirandaSkin>[] = Object.entries(RULES).map(
  ([id, [authority, rule, applied]]) => ({ id, authority, rule, applied, asOf: '2026-11-01' }),
)
