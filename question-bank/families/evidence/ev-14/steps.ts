import type { Rule } from '../../engine/contract.ts'
import type { WritingFacts, WritingSkin } from './facts.ts'

type OwnRule = Rule<WritingFacts, WritingSkin>

function step(id: string, authority: string, rule: string, applied: OwnRule['applied']): OwnRule {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

const DUPLICATE =
  'A duplicate, made by a process that accurately reproduces the original, is admissible like the original unless a genuine question is raised about the authenticity of the original or it would be unfair to admit the duplicate.'
const SUMMARY =
  'A summary or chart may prove the content of voluminous writings that cannot be conveniently examined in court, in evidence or not, if the originals or duplicates were made available to the other parties for examination or copying.'
const PUBLIC =
  'A recorded document may be proved by a copy certified as correct, and by other evidence only if no such copy can be obtained with reasonable diligence.'
const ADMITTED =
  "The proponent may prove the content of a writing, without accounting for the original, by the testimony, deposition or written statement of the party against whom it is offered, and not by that party's unsworn spoken words."
const REMAINDER =
  'Where a party introduces part of a statement, an adverse party may require the introduction of any other part, written or oral, that in fairness ought to be considered at the same time, and may do so over a hearsay objection.'

/** Every rule that a path of this family can run through. */
export const steps: readonly OwnRule[] = [
  step(
    'content',
    'FRE 1002',
    'An original writing is required in order to prove its content, unless the rules provide otherwise.',
    (_, s) => `What ${s.plaintiff} offers depends on the content of a writing.`,
  ),
  step(
    'terms',
    'FRE 1002',
    'Testimony that recites the terms of a written contract is offered to prove content, even if the witness saw it signed.',
    (_, s) => `${s.witness} would recite the terms, and the original is at hand and unexcused.`,
  ),
  step(
    'event',
    'FRE 1002',
    'A fact that exists apart from a writing may be proved by a witness who perceived it, although a writing records it too.',
    (_, s) => `${s.witness} watched the payment, and the receipt merely records it.`,
  ),
  step(
    'reading',
    'FRE 1002',
    'A witness whose only knowledge of a fact comes from a writing is testifying to its content.',
    (_, s) => `${s.witness} knows of the payment from the account book alone.`,
  ),
  step(
    'collateral',
    'FRE 1004(d)',
    'The original is not required if the writing is not closely related to a controlling issue.',
    (_, s) => `The newspaper serves only to fix a day in the memory of ${s.witness}.`,
  ),
  step('duplicate', 'FRE 1003', DUPLICATE, () => 'The photocopy is questioned by nobody.'),
  step(
    'duplicate-doubted',
    'FRE 1003',
    DUPLICATE,
    (_, s) => `On reasonable grounds ${s.defendant} questions the very page that matters.`,
  ),
  step(
    'typed-copy',
    'FRE 1001(e)',
    'A duplicate is made by a mechanical, photographic, electronic or equivalent process; a transcript made by a person is none.',
    (_, s) => `${s.witness} typed the text out, and the original is at hand and unexcused.`,
  ),
  step(
    'printout',
    'FRE 1001(d)',
    'For electronically stored information, any printout or other output readable by sight that accurately reflects it is an original.',
    (_, s) => `${s.witness} identifies the printout as accurate.`,
  ),
  step(
    'lost',
    'FRE 1004(a)',
    'An original is not required if all the originals are lost or destroyed, and not by the proponent acting in bad faith.',
    (_, s) => `Nothing points to bad faith on the part of ${s.plaintiff}.`,
  ),
  step(
    'destroyed',
    'FRE 1004(a)',
    'A proponent who lost or destroyed the original in bad faith may not prove its content by other evidence.',
    (_, s) => `The judge found that ${s.plaintiff} burned it in bad faith.`,
  ),
  step(
    'unobtainable',
    'FRE 1004(b)',
    'An original is not required if it cannot be obtained by any available judicial process.',
    () => 'The bank is beyond all process and refuses.',
  ),
  step(
    'opponent-noticed',
    'FRE 1004(c)',
    'An original is not required if the opposing party had control of it, was put on notice that its content would be a subject of proof, and fails to produce it.',
    (_, s) => `${s.defendant} had two months of notice and did not bring it.`,
  ),
  step(
    'opponent-unnoticed',
    'FRE 1004(c)',
    'That the opposing party holds the original excuses its absence only if that party was put on notice, by pleadings or otherwise, that the content would be a subject of proof.',
    (_, s) => `${s.defendant} learned of it when ${s.witness} took the stand.`,
  ),
  step(
    'no-degrees',
    'FRE 1004',
    'Once the original is excused, any other evidence of the content is admissible, and the rule knows no degrees of secondary evidence.',
    () => 'The photocopy in the files need not be preferred to testimony.',
  ),
  step('public-certified', 'FRE 1005', PUBLIC, () => 'The copy is certified by the custodian.'),
  step('public-memory', 'FRE 1005', PUBLIC, () => 'A certified copy could have been had within an hour.'),
  step(
    'summary',
    'FRE 1006',
    SUMMARY,
    (_, s) => `${s.defendant} was invited to examine and copy the records.`,
  ),
  step('summary-withheld', 'FRE 1006', SUMMARY, (_, s) => `${s.plaintiff} refused access to the records.`),
  step(
    'aid',
    'FRE 107',
    'An illustrative aid, used to help the jury understand other evidence, is not itself evidence and does not go to the jury room unless all parties consent or the court, for good cause, orders otherwise.',
    (_, s) => `The drawing was used to explain what ${s.witness} said, and neither ground is present.`,
  ),
  step('admitted-under-oath', 'FRE 1007', ADMITTED, (_, s) => `${s.defendant} said so in a deposition.`),
  step('admitted-by-mouth', 'FRE 1007', ADMITTED, (_, s) => `${s.defendant} said so only over lunch.`),
  step(
    'remainder',
    'FRE 106',
    REMAINDER,
    () => 'The judge found that the first part would mislead without the continuation.',
  ),
  step(
    'remainder-unneeded',
    'FRE 106',
    REMAINDER,
    (_, s) => `The judge found no need for the other part, so the words of ${s.plaintiff} remain hearsay.`,
  ),
]
