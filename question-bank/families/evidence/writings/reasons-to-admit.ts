import { The } from '../../engine/party.ts'
import { worded } from './worded.ts'

/** Reasons to admit what is offered. */
export const reasonsToAdmit = {
  'yes-perceived': worded('yes', {
    event: ({ witness }) => [
      `the payment is an event that ${witness.the} perceived, apart from any writing`,
      `${witness.the} has firsthand knowledge of an event independent of the receipt`,
      `${The(witness)} saw the money change hands. A receipt doesn't become the only proof of an event that it records.`,
    ],
    terms: ({ witness }) => [
      `the signing of the document is an event that ${witness.the} perceived in person`,
      `${witness.the} was at the signing and has firsthand knowledge of the terms`,
      `Being at a signing, an event, gives no knowledge of terms apart from the document. Reciting the terms proves content.`,
    ],
    reading: ({ witness }) => [
      `the payment is an event independent of the entry in the account book`,
      `${witness.the} has firsthand knowledge of the entry in the account book`,
      `${The(witness)} saw no payment, only an entry. Testimony that repeats an entry proves the content of the book.`,
    ],
    typed: ({ witness }) => [
      `${witness.the} has firsthand knowledge that the typed version is accurate`,
      `${witness.the} has personal knowledge that the text matches the original`,
      `Firsthand knowledge of a document is still knowledge of its content, and nothing excuses the original in the safe.`,
    ],
    careless: ({ witness }) => [
      `${witness.the} has firsthand knowledge of the terms from reading the original`,
      `${witness.the} has personal knowledge of the terms, apart from the lost original`,
      `The terms of a document don't exist apart from it. The testimony proves content and needs the excuse for a lost original.`,
    ],
    'bad faith': ({ witness }) => [
      `${witness.the} has firsthand knowledge of the terms from reading the original`,
      `${witness.the} has personal knowledge of the terms, apart from the burned original`,
      `Having read the terms of a document gives knowledge of its content only. That is what the original must prove.`,
    ],
    overseas: ({ witness }) => [
      `${witness.the} has firsthand knowledge of the terms from reading the original`,
      `${witness.the} has personal knowledge of the terms, apart from the distant original`,
      `Firsthand knowledge of terms is knowledge of content, since terms don't exist apart from a document. What saves the testimony is that no process can reach the bank.`,
    ],
    'copy exists': ({ witness }) => [
      `${witness.the} has firsthand knowledge of the terms from reading the original`,
      `${witness.the} has personal knowledge of the terms, apart from the burned original`,
      `Firsthand knowledge of terms is knowledge of content, since terms don't exist apart from a document. The testimony comes in because the fire excuses the original.`,
    ],
    unnoticed: ({ witness }) => [
      `${witness.the} wrote the letter and has firsthand knowledge of its content`,
      `the warning is an event that ${witness.the} perceived, apart from the letter`,
      `The warning was given only in the letter, so repeating it proves content, even by the letter's own author.`,
    ],
    'from memory': ({ witness }) => [
      `${witness.the} read the recorded document and has firsthand knowledge of its content`,
      `${witness.the} perceived the recorded document, so no copy of it is needed`,
      `Reading a public record gives knowledge of its content only, for which Rule 1005 prefers a certified copy.`,
    ],
    open: ({ witness }) => [
      `${witness.the} has firsthand knowledge of the content of all the records`,
      `${witness.the} has personal knowledge of the total, apart from the records`,
      `${The(witness)} knows the total from the records alone. The chart comes in as a summary of them, not as firsthand knowledge.`,
    ],
    withheld: ({ witness }) => [
      `${witness.the} has firsthand knowledge of the content of all the records`,
      `${witness.the} has personal knowledge of the total, apart from the records`,
      `The total is known only from the records. Testimony or a chart that reports it proves their content.`,
    ],
    drawing: ({ witness, scene }) => [
      `${witness.the} has firsthand knowledge of ${scene} and vouched for the diagram`,
      `the diagram depicts ${scene}, which ${witness.the} perceived in person`,
      `Firsthand knowledge supports the testimony. A diagram used only to explain that testimony isn't evidence.`,
    ],
    deposition: ({ defendant }) => [
      `${defendant.the} has firsthand knowledge of the terms from reading the original`,
      `${defendant.the} has personal knowledge of the terms, apart from the original`,
      `Knowing the terms is not enough, since testimony about them proves content. What counts is that an opposing party gave it in a deposition.`,
    ],
    lunch: ({ witness }) => [
      `the conversation is an event that ${witness.the} perceived, apart from any writing`,
      `${witness.the} has firsthand knowledge of the admission, which was made aloud`,
      `The conversation is offered only to prove what the document says. Rule 1007 doesn't accept an unsworn spoken admission for that.`,
    ],
    unneeded: ({ witness }) => [
      `${witness.the} has firsthand knowledge of the conversation and of every remark in it`,
      `the remark is part of an event that ${witness.the} perceived in person`,
      `Firsthand knowledge of a remark doesn't answer a hearsay objection. The remark is offered as true.`,
    ],
  }),
  'yes-minor': worded('yes', {
    collateral: () => [
      `the newspaper is collateral, not closely related to a controlling issue`,
      `the report in the newspaper is collateral and not closely related to the dispute`,
      `The report only fixes a date, and no one disputes it. An original isn't required for a collateral writing.`,
    ],
    event: () => [
      `the receipt is collateral, not closely related to a controlling issue`,
      `the content of the receipt is collateral to the issue of payment`,
      `A receipt for a disputed payment is closely related to the case and not collateral. It isn't needed because no one is proving its content.`,
    ],
    reading: () => [
      `the account book is collateral, not closely related to a controlling issue`,
      `the content of the account book is collateral to the issue of payment`,
      `Payment is disputed, and the entry is the only proof of it offered. That is a controlling issue.`,
    ],
    unnoticed: ({ defendant }) => [
      `the letter is collateral, not closely related to a controlling issue`,
      `the content of the letter is collateral to the claim against ${defendant.the}`,
      `The letter is the proof that ${defendant.the} was warned, which is in dispute. A writing that proves a disputed point isn't collateral.`,
    ],
  }),
  'yes-copy': worded('yes', {
    undoubted: () => [
      `the photocopy is a duplicate of an original whose authenticity is not in question`,
      `a duplicate is as good as the original, whose authenticity no one questions`,
      `A photocopy is a duplicate, and no one raises a genuine question about authenticity or claims unfairness.`,
    ],
    certified: () => [
      `the content of a recorded public document may be proved by a certified copy`,
      `a certified copy may prove the content of an original that is on file in a public office`,
      `The custodian certified the copy as correct. Public originals stay in their office, so a certified copy proves the content.`,
    ],
    doubted: () => [
      `the photocopy is a duplicate, made by a process that reproduces the original accurately`,
      `a duplicate is as good as the original once a witness identifies it`,
      `A duplicate isn't enough where a genuine question is raised about the original's authenticity. The examiner's opinion raises one.`,
    ],
    typed: () => [
      `the typed version is a duplicate that accurately reproduces the original`,
      `a duplicate may be made by hand if a witness testifies that it is accurate`,
      `A duplicate comes from a mechanical, photographic or electronic process. Typing out a text is none of these.`,
    ],
  }),
  'yes-output': worded('yes', {
    printout: () => [
      `a printout that accurately reflects stored messages is itself an original`,
      `the printout is an original of the electronic messages that it shows accurately`,
      `The witness identified the printout as accurate. Any readable output of electronic data that reflects it accurately is an original.`,
    ],
    undoubted: () => [
      `a photocopy, as the output of a machine, is itself an original`,
      `the photocopy is a second original of the document that it shows accurately`,
      `The output of a machine counts as an original only of electronically stored information. A photocopy is a duplicate, not a second original.`,
    ],
    doubted: () => [
      `a photocopy, as the output of a machine, is itself an original`,
      `the photocopy is a second original of the document that it shows accurately`,
      `A machine's output is an original only of electronically stored information. A photocopy isn't a second original but at most a duplicate, and this one is challenged.`,
    ],
    typed: () => [
      `a text stored on a computer and printed out is itself an original`,
      `the typed version is an original of the text that it shows accurately`,
      `Output is an original only of the data that it shows. The signed paper was never stored electronically.`,
    ],
    certified: () => [
      `a copy certified by the custodian is itself an original`,
      `the custodian's certificate turned the copy into a second original`,
      `Certification doesn't make a copy an original. Rule 1005 lets the certified copy prove the content in the original's place.`,
    ],
  }),
} as const
