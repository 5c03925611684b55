import type { JoinderCells } from './reason-id.ts'

/** Reasons where a plaintiff moves for leave to amend before trial. */
export const LEAVE_CELLS = {
  fresh: ({ plaintiff, defendant }) => ({
    'yes-leave': [
      `leave should be freely given, since ${plaintiff.the} moved promptly and ${defendant.the} would suffer no prejudice`,
      `leave should be freely given where there has been neither undue delay nor prejudice`,
      `A week after the discovery, with months of preparation ahead, nothing tells against the amendment.`,
    ],
    'yes-course': [
      `${plaintiff.the} may amend the complaint once as a matter of course until discovery closes`,
      `${plaintiff.the} may make a first amendment as a matter of course before the court's deadline`,
      `Amending as a matter of course is limited to 21 days. After three months, ${plaintiff.the} needs the court's permission.`,
    ],
    'yes-same': [
      `a claim from the same transaction or occurrence may be added at any time without leave of court`,
      `the new claim relates back to the complaint, since both arise from the same occurrence`,
      `The same transaction or occurrence decides about relation back. A claim from it can't be added late without leave of court.`,
    ],
    'no-time': [
      `${plaintiff.the} may not amend the complaint more than 21 days after service of the answer`,
      `the time within which ${plaintiff.the} could amend ended 21 days after service of the answer`,
      `The 21 days limit amendments as a matter of course. Afterward, a party may amend by leave of court.`,
    ],
    'no-diligence': [
      `${plaintiff.the} could with reasonable diligence have learned of the danger before suing`,
      `${plaintiff.the} has not shown good cause for leaving the claim out of the complaint`,
      `Good cause and diligence are needed after the deadline of a scheduling order. This motion came before it.`,
    ],
    'no-prejudice': [
      `requiring ${defendant.the} to defend a more serious claim would be unduly prejudicial`,
      `a more serious claim would cause prejudice by exposing ${defendant.the} to a larger judgment`,
      `Prejudice means an unfair handicap in preparing the case. A more serious claim with months left to prepare isn't one.`,
    ],
  }),
  futile: ({ plaintiff, defendant }) => ({
    'no-futile': [
      `the amendment would be futile, since the claim could not survive a motion to dismiss`,
      `leave may be denied as futile where the proposed claim fails as a matter of law`,
      `State law has no such claim, and the state's highest court has said so. Adding what must be dismissed helps no one.`,
    ],
    'no-time': [
      `${plaintiff.the} may not amend the complaint more than 21 days after service of the answer`,
      `the time within which ${plaintiff.the} could amend ended 21 days after service of the answer`,
      `The right result for the wrong reason. The 21 days limit amendments as a matter of course, not those by leave of court.`,
    ],
    'no-diligence': [
      `${plaintiff.the} could with diligence have pleaded the act in the original complaint`,
      `${plaintiff.the} has not shown good cause for leaving the claim out of the complaint`,
      `Good cause and diligence are needed after the deadline of a scheduling order. This one hadn't passed.`,
    ],
    'yes-leave': [
      `leave should be freely given, since ${plaintiff.the} moved in time and ${defendant.the} would suffer no prejudice`,
      `leave should be freely given where there has been neither undue delay nor prejudice`,
      `Neither delay nor prejudice stands in the way, but that isn't the whole list. A claim that's bound to fail may be kept out.`,
    ],
    'yes-course': [
      `${plaintiff.the} may amend the complaint once as a matter of course until discovery closes`,
      `${plaintiff.the} may make a first amendment as a matter of course before the court's deadline`,
      `Amending as a matter of course is limited to 21 days. Afterward the court looks at what the amendment is worth.`,
    ],
    'yes-same': [
      `a claim from the same transaction or occurrence may be added at any time without leave of court`,
      `the new claim relates back to the complaint, since both arise from the same occurrence`,
      `The same transaction or occurrence matters to relation back. It neither dispenses with leave of court nor saves a claim that doesn't exist.`,
    ],
  }),
  prejudice: ({ plaintiff, defendant }) => ({
    'no-prejudice': [
      `${plaintiff.the} delayed unduly, and the amendment would now prejudice ${defendant.the}`,
      `${defendant.the} would be prejudiced by a fraud claim that ${plaintiff.the} unduly delayed`,
      `The plaintiff sat on the letter until its writer was dead and discovery was over. That kind of harm outweighs a liberal rule.`,
    ],
    'no-time': [
      `${plaintiff.the} may not amend the complaint more than 21 days after service of the answer`,
      `a court may not grant leave to amend more than 21 days after service of the answer`,
      `The right result for the wrong reason. After 21 days a court still has power to grant leave.`,
    ],
    'no-different': [
      `the fraud claim does not arise from the same transaction or occurrence as the negligence`,
      `a complaint may be amended to add only claims from the same transaction or occurrence`,
      `A plaintiff may join unrelated claims against one defendant. The same transaction or occurrence isn't a condition of an amendment.`,
    ],
    'yes-leave': [
      `leave must be freely given to a party that moves before the deadline for amending`,
      `leave must be freely given to a party that moves to amend at any time before trial`,
      `Leave is freely given where justice so requires. Even before a deadline, delay that has cost the other side its witness counts.`,
    ],
    'yes-same': [
      `a claim from the same transaction or occurrence may be added at any time without leave of court`,
      `the new claim relates back to the complaint, since both arise from the same occurrence`,
      `The same transaction or occurrence matters to relation back. It neither dispenses with leave of court nor excuses harm to the other side.`,
    ],
    'yes-consent': [
      `${defendant.the} impliedly consented to a claim about the letter by writing and sending it`,
      `${defendant.the}, which knew of the letter, impliedly consented to try a claim about it`,
      `Implied consent means that an unpleaded issue was in fact tried without objection. No trial has taken place.`,
    ],
  }),
  schedule: ({ plaintiff, defendant }) => ({
    'no-diligence': [
      `${plaintiff.the} was not diligent and so had no good cause to modify the scheduling order`,
      `a scheduling order may be modified only for good cause, and ${plaintiff.the} was not diligent`,
      `Past the date in a scheduling order, Rule 16 comes before Rule 15, and nothing explains why the motion wasn't made in time.`,
    ],
    'no-time': [
      `${plaintiff.the} may not amend the complaint more than 21 days after service of the answer`,
      `a court may not grant leave to amend more than 21 days after service of the answer`,
      `The right result for the wrong reason. After the 21 days, a court has power to grant leave to amend.`,
    ],
    'no-different': [
      `the contract claim does not arise from the same transaction or occurrence as the negligence`,
      `a complaint may be amended to add only claims from the same transaction or occurrence`,
      `A plaintiff may join unrelated claims against one defendant. The same transaction or occurrence isn't the test of an amendment.`,
    ],
    'yes-leave': [
      `leave should be freely given, since ${defendant.the} concedes that it would suffer no prejudice`,
      `leave should be freely given even after a deadline, unless the opposing party shows prejudice`,
      `Leave is freely given before the deadline of a scheduling order. Once it's past, lack of prejudice alone isn't enough.`,
    ],
    'yes-course': [
      `${plaintiff.the} may amend the complaint once as a matter of course until discovery closes`,
      `${plaintiff.the} may amend the complaint once as a matter of course despite a scheduling order`,
      `Amending as a matter of course is limited to the 21 days of Rule 15. A later first amendment needs permission.`,
    ],
    'yes-same': [
      `the contract claim relates back to a date before the deadline, being from the same occurrence`,
      `a claim from the same transaction or occurrence may be added at any time without leave of court`,
      `A claim from the same transaction or occurrence relates back for limitations only. It still isn't added without leave of court after a deadline.`,
    ],
  }),
} satisfies JoinderCells
