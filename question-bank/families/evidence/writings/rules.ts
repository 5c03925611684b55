import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { WritingFacts, WritingStory } from './facts.ts'

const DUPLICATE =
  "A duplicate is admissible to the same extent as the original unless a genuine question is raised about the original's authenticity or the circumstances make it unfair to admit the duplicate."
const SUMMARY =
  'A summary or chart may prove the content of voluminous writings that cannot be conveniently examined in court, whether or not they are in evidence, if the originals or duplicates are made available to the other parties for examination or copying at a reasonable time and place.'
const PUBLIC =
  'The content of an officially recorded document may be proved by a copy certified as correct; other evidence is admissible only if no such copy can be obtained by reasonable diligence.'
const ADMITTED =
  'The proponent may prove the content of a writing by the testimony, deposition, or written statement of the party against whom it is offered, without accounting for the original.'
const REMAINDER =
  'If a party introduces part of a statement, written or oral, an adverse party may require the introduction of any other part that in fairness ought to be considered at the same time, even over a hearsay objection.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  content: {
    authority: 'FRE 1002',
    rule: 'An original writing, recording, or photograph is required in order to prove its content unless a rule or statute provides otherwise.',
    applied: ({ twist }, { plaintiff, writing, defendant }) =>
      ({
        terms: `The issue is what ${writing} provides, which is a question of content.`,
        reading: `${The(plaintiff)} wants the jury to learn what an entry says.`,
        typed: `The typed version is offered to show what ${writing} provides.`,
        unnoticed: `The only warning was in a letter, so its content is what ${plaintiff.the} must prove against ${defendant.the}.`,
      })[twist as string] ?? '',
  },
  terms: {
    authority: 'FRE 1004',
    rule: 'Other evidence of content is admissible if the original is lost, beyond judicial process, withheld by an opponent, or collateral.',
    applied: (_, { plaintiff }) =>
      `None of these excuses applies to a document that ${plaintiff.the} has in a safe, so the testimony should be excluded.`,
  },
  event: {
    authority: 'FRE 1002',
    rule: 'The requirement of an original applies only to proof of the content of a writing, not to proof of an event that can be described without it.',
    applied: (_, { witness, defendant, payment }) =>
      `${The(witness)} watched ${defendant.the} take ${payment}, so the testimony is admissible although a receipt exists.`,
  },
  reading: {
    authority: 'FRE 1004',
    rule: 'Other evidence of content is admissible if the original is lost, beyond judicial process, withheld by an opponent, or collateral.',
    applied: (_, { plaintiff }) =>
      `The account book is in ${whose(plaintiff)} office, and the payment is in dispute, so the testimony should be excluded.`,
  },
  collateral: {
    authority: 'FRE 1004(d)',
    rule: 'The original is not required if the writing is not closely related to a controlling issue.',
    applied: (_, { witness }) =>
      `The newspaper serves only to fix the day in ${whose(witness)} memory, so the testimony is admissible without it.`,
  },
  duplicate: {
    authority: 'FRE 1003',
    rule: DUPLICATE,
    applied: (_, { defendant }) =>
      `${The(defendant)} concedes that the document is genuine and the photocopy complete, so the photocopy is admissible.`,
  },
  'duplicate-doubted': {
    authority: 'FRE 1003',
    rule: DUPLICATE,
    applied: (_, { defendant }) =>
      `With an expert's support, ${defendant.the} contends that the page was replaced, so the photocopy should be excluded.`,
  },
  'typed-copy': {
    authority: 'FRE 1001(e)',
    rule: 'A duplicate is a counterpart produced by a mechanical, photographic, chemical, electronic, or other equivalent process or technique that accurately reproduces the original.',
    applied: (_, { witness }) =>
      `${The(witness)} retyped the text by hand, and no excuse for the original appears, so the typed version should be excluded.`,
  },
  printout: {
    authority: 'FRE 1001(d)',
    rule: 'For electronically stored information, an original is any printout, or other output readable by sight, that accurately reflects the information.',
    applied: (_, { witness }) =>
      `${The(witness)} testified that the printout is accurate, so it satisfies the requirement of an original and is admissible.`,
  },
  lost: {
    authority: 'FRE 1004(a)',
    rule: 'The original is not required if all the originals are lost or destroyed, and not by the proponent acting in bad faith.',
    applied: ({ twist }, { plaintiff }) =>
      twist === 'careless'
        ? `The judge found no bad faith on the part of ${plaintiff.the}, so the testimony is admissible.`
        : `The only original burned in a fire that ${plaintiff.the} did not cause.`,
  },
  destroyed: {
    authority: 'FRE 1004(a)',
    rule: 'The original is not required if all the originals are lost or destroyed, and not by the proponent acting in bad faith.',
    applied: (_, { plaintiff }) =>
      `Because ${plaintiff.the} is the proponent and burned it in bad faith, the testimony should be excluded.`,
  },
  unobtainable: {
    authority: 'FRE 1004(b)',
    rule: 'The original is not required if it cannot be obtained by any available judicial process.',
    applied: () => 'No process reaches the bank in Singapore, so the testimony is admissible.',
  },
  'opponent-noticed': {
    authority: 'FRE 1004(c)',
    rule: 'The original is not required if the party against whom it would be offered had control of it, was put on notice that it would be a subject of proof at the trial, and fails to produce it.',
    applied: (_, { defendant }) =>
      `${The(defendant)} was told two months before trial and came without it, so the testimony is admissible.`,
  },
  'opponent-unnoticed': {
    authority: 'FRE 1004(c)',
    rule: 'The original is excused if the opponent had control of it, was put on notice, by pleadings or otherwise, that it would be a subject of proof at the trial, and fails to produce it.',
    applied: (_, { defendant, witness }) =>
      `${The(defendant)} learned of it only when ${witness.the} took the stand, so the testimony should be excluded.`,
  },
  'no-degrees': {
    authority: 'FRE 1004',
    rule: 'Once an original is excused, other evidence of its content is admissible, and the rule recognizes no degrees of secondary evidence.',
    applied: () => 'The testimony is therefore admissible although a photocopy is in the files.',
  },
  'public-certified': {
    authority: 'FRE 1005',
    rule: PUBLIC,
    applied: (_, { office }) => `The custodian in ${office} certified the copy, so it is admissible.`,
  },
  'public-memory': {
    authority: 'FRE 1005',
    rule: PUBLIC,
    applied: (_, { office }) =>
      `A certified copy could have been had at ${office} within an hour, so the testimony should be excluded.`,
  },
  summary: {
    authority: 'FRE 1006',
    rule: SUMMARY,
    applied: (_, { defendant }) =>
      `${The(defendant)} was invited to examine and copy the records a month before trial, so the chart is admissible.`,
  },
  'summary-withheld': {
    authority: 'FRE 1006',
    rule: SUMMARY,
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} refused every request, so the chart should be excluded.`,
  },
  aid: {
    authority: 'FRE 107',
    rule: 'An illustrative aid, used to help the jury understand other evidence or argument, is not evidence and must not be provided to the jury during deliberations unless all parties consent or the court, for good cause, orders otherwise.',
    applied: (_, { witness, defendant }) =>
      `The diagram explained what ${witness.the} said, ${defendant.the} objects, and the court sees no special reason, so the diagram should be refused.`,
  },
  'admitted-under-oath': {
    authority: 'FRE 1007',
    rule: ADMITTED,
    applied: (_, { defendant }) =>
      `${The(defendant)} described the term in a deposition, so the deposition is admissible although the original is at hand.`,
  },
  'admitted-by-mouth': {
    authority: 'FRE 1007',
    rule: ADMITTED,
    applied: (_, { defendant, witness }) =>
      `${The(defendant)} spoke of the term only over lunch, so the testimony of ${witness.the} should be excluded.`,
  },
  remainder: {
    authority: 'FRE 106',
    rule: REMAINDER,
    applied: (_, { plaintiff }) =>
      `The judge found that the fragment would mislead, so ${plaintiff.the} may prove the continuation.`,
  },
  'remainder-unneeded': {
    authority: 'FRE 106',
    rule: REMAINDER,
    applied: (_, { plaintiff }) =>
      `The judge found that the fragment misleads no one, so ${plaintiff.the} gets no help from that rule, and the remark should be excluded under FRE 802.`,
  },
} as const satisfies RuleTable<WritingFacts, WritingStory>
