import type { JoinderCells } from './reason-id.ts'

/** Reasons where a plaintiff moves for leave to amend before trial. */
export const LEAVE_CELLS = {
  fresh: ({ plaintiff, defendant }) => ({
    'yes-leave': [
      `leave should be freely given absent undue delay, bad faith, futility, or prejudice`,
      `there is neither undue delay nor prejudice, so leave should be freely given`,
      `A week after the discovery, with months of preparation ahead, nothing tells against the amendment.`,
    ],
    'yes-course': [
      `a party may amend its pleading once as a matter of course until discovery closes`,
      `a party may amend for the first time as a matter of course before the deadline`,
      `Amending as a matter of course is limited to 21 days. After three months, ${plaintiff.the} needs the court's permission.`,
    ],
    'yes-same': [
      `a claim from the same transaction or occurrence may be added without leave of court`,
      `the amendment relates back, since both claims arise from the same occurrence`,
      `The same transaction or occurrence decides about relation back. A claim from it can't be added late without leave of court.`,
    ],
    'no-time': [
      `no amendment is possible later than 21 days after service of the answer`,
      `the time in which ${plaintiff.the} could amend ended 21 days after the answer`,
      `The 21 days limit amendments as a matter of course. Afterward, a party may amend by leave of court.`,
    ],
    'no-diligence': [
      `${plaintiff.the} could with reasonable diligence have learned of the danger before filing suit`,
      `${plaintiff.the} has not shown good cause for leaving the claim out of the complaint`,
      `Good cause and diligence are needed after the deadline of a scheduling order. This motion came before it.`,
    ],
    'no-prejudice': [
      `it would be undue prejudice if ${defendant.the} had to meet a more serious charge`,
      `a claim that exposes ${defendant.the} to a larger judgment causes undue prejudice`,
      `Prejudice means an unfair handicap in preparing the case. A more serious claim with months left to prepare isn't one.`,
    ],
  }),
  futile: ({ plaintiff }) => ({
    'no-futile': [
      `the amendment would be futile, since the new claim could not survive a motion to dismiss`,
      `leave may be denied for futility where the new claim fails as a matter of law`,
      `State law has no such claim, and the state's highest court has said so. Adding what must be dismissed helps no one.`,
    ],
    'no-time': [
      `no amendment is possible later than 21 days after service of the answer`,
      `the time in which ${plaintiff.the} could amend ended 21 days after the answer`,
      `The right result for the wrong reason. The 21 days limit amendments as a matter of course, not those by leave of court.`,
    ],
    'no-diligence': [
      `${plaintiff.the} could with diligence have pleaded the act in the original complaint`,
      `${plaintiff.the} has not shown good cause for leaving the claim out of the complaint`,
      `Good cause and diligence are needed after the deadline of a scheduling order. This one hadn't passed.`,
    ],
    'yes-leave': [
      `leave should be freely given absent undue delay, bad faith, or prejudice`,
      `there is neither undue delay nor prejudice, so leave should be freely given`,
      `Neither delay nor prejudice stands in the way, but that isn't the whole list. A claim that's bound to fail may be kept out.`,
    ],
    'yes-course': [
      `a party may amend its pleading once as a matter of course until discovery closes`,
      `a party may amend for the first time as a matter of course before the deadline`,
      `Amending as a matter of course is limited to 21 days. Afterward the court looks at what the amendment is worth.`,
    ],
    'yes-same': [
      `a claim from the same transaction or occurrence may be added without leave of court`,
      `the amendment relates back, since both claims arise from the same occurrence`,
      `The same transaction or occurrence matters to relation back. It neither dispenses with leave of court nor saves a claim that doesn't exist.`,
    ],
  }),
  prejudice: ({ defendant }) => ({
    'no-prejudice': [
      `there was undue delay, and the amendment would prejudice ${defendant.the}`,
      `${defendant.the} would suffer prejudice from a fraud claim that was unduly delayed`,
      `The plaintiff sat on the letter until its writer was dead and discovery was over. That kind of harm outweighs a liberal rule.`,
    ],
    'no-time': [
      `no amendment is possible later than 21 days after service of the answer`,
      `the court lost power to grant leave to amend 21 days after the answer`,
      `The right result for the wrong reason. After 21 days a court still has power to grant leave.`,
    ],
    'no-different': [
      `a fraud claim does not arise from the same transaction or occurrence as negligence`,
      `only claims from the same transaction or occurrence may be added to a complaint`,
      `A plaintiff may join unrelated claims against one defendant. The same transaction or occurrence isn't a condition of an amendment.`,
    ],
    'yes-leave': [
      `leave of court must be freely given before the deadline for amending`,
      `leave of court must be freely given at any time before trial`,
      `Leave is freely given where justice so requires. Even before a deadline, delay that has cost the other side its witness counts.`,
    ],
    'yes-same': [
      `a claim from the same transaction or occurrence may be added without leave of court`,
      `the amendment relates back, since both claims arise from the same occurrence`,
      `The same transaction or occurrence matters to relation back. It neither dispenses with leave of court nor excuses harm to the other side.`,
    ],
    'yes-consent': [
      `${defendant.the} wrote the letter and so impliedly consented to a claim on it`,
      `a party that knows of a claim impliedly consents to its being tried`,
      `Implied consent means that an unpleaded issue was in fact tried without objection. No trial has taken place.`,
    ],
  }),
  schedule: ({ plaintiff, defendant }) => ({
    'no-diligence': [
      `${plaintiff.the} was not diligent, so there is no good cause to change the schedule`,
      `the scheduling order may be changed only for good cause, which requires diligence`,
      `Past the date in a scheduling order, Rule 16 comes before Rule 15, and nothing explains why the motion wasn't made in time.`,
    ],
    'no-time': [
      `no amendment is possible later than 21 days after service of the answer`,
      `the court lost power to grant leave to amend 21 days after the answer`,
      `The right result for the wrong reason. After the 21 days, a court has power to grant leave to amend.`,
    ],
    'no-different': [
      `a contract claim does not arise from the same transaction or occurrence as negligence`,
      `only claims from the same transaction or occurrence may be added to a complaint`,
      `A plaintiff may join unrelated claims against one defendant. The same transaction or occurrence isn't the test of an amendment.`,
    ],
    'yes-leave': [
      `${defendant.the} concedes the lack of prejudice, so leave should be freely given`,
      `leave should be freely given absent prejudice, even after a deadline`,
      `Leave is freely given before the deadline of a scheduling order. Once it's past, lack of prejudice alone isn't enough.`,
    ],
    'yes-course': [
      `a party may amend its pleading once as a matter of course until discovery closes`,
      `a party may amend once as a matter of course despite a scheduling order`,
      `Amending as a matter of course is limited to the 21 days of Rule 15. A later first amendment needs permission.`,
    ],
    'yes-same': [
      `a claim from the same transaction or occurrence relates back to before the deadline`,
      `a claim from the same transaction or occurrence may be added without leave of court`,
      `A claim from the same transaction or occurrence relates back for limitations only. It still isn't added without leave of court after a deadline.`,
    ],
  }),
} satisfies JoinderCells
