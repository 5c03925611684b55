import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { AbsentFacts, AbsentStory } from './facts.ts'

const EFFORTS =
  "An absent declarant is unavailable only if the statement's proponent has not been able, by process or other reasonable means, to procure attendance."
const TESTIMONY =
  'Testimony given at a trial, hearing, or lawful deposition is admissible if the declarant is unavailable and it is offered against a party who had an opportunity and similar motive to develop it.'
const DYING =
  'In a civil case or a prosecution for homicide, a statement about the cause or circumstances of a death that the declarant believed imminent is admissible if the declarant is unavailable.'
const INTEREST =
  'A statement by an unavailable declarant is admissible if a reasonable person would have made it only if believing it true, because it tended to expose the declarant to criminal liability.'
const CORROBORATED =
  'Offered in a criminal case, a statement that tends to expose an unavailable declarant to criminal liability must be supported by corroborating circumstances that clearly indicate its trustworthiness, considering the totality of circumstances and any evidence that supports or undermines it.'
const FORFEITED =
  "A statement is admissible against a party who wrongfully caused the declarant's unavailability as a witness, or acquiesced in doing so, and intended that result."

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  refused: {
    authority: 'FRE 804(a)(2)',
    rule: 'A declarant who refuses to testify about the subject matter despite a court order to do so is unavailable.',
    applied: (_, { witness }) => `${The(witness)} was ordered to answer and would not.`,
  },
  memory: {
    authority: 'FRE 804(a)(3)',
    rule: 'A declarant who testifies to not remembering the subject matter is unavailable.',
    applied: (_, { witness }) => `${The(witness)} testified to exactly that.`,
  },
  searched: {
    authority: 'FRE 804(a)(5)(A)',
    rule: EFFORTS,
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} had investigators search for two months and tried a subpoena.`,
  },
  abroad: {
    authority: 'FRE 804(a)(5)(A)',
    rule: "For former testimony, an absent declarant is unavailable if the proponent could not procure attendance by process or other reasonable means; for most other exceptions, the declarant's testimony must have been out of reach as well.",
    applied: (_, { witness }) => `${The(witness)} was beyond any subpoena and refused every request.`,
  },
  unordered: {
    authority: 'FRE 804(a)(2)',
    rule: 'A refusal to testify makes a declarant unavailable only if it persists despite a court order.',
    applied: (_, { witness }) => `${The(witness)} was not even called, and no one sought an order.`,
  },
  unsearched: {
    authority: 'FRE 804(a)(5)(A)',
    rule: EFFORTS,
    applied: () => 'One letter to an abandoned address was not a reasonable effort.',
  },
  procured: {
    authority: 'FRE 804(a)',
    rule: 'A declarant is not unavailable if the proponent of the statement procured the absence in order to prevent the declarant from attending or testifying.',
    applied: (_, { plaintiff }) => `${The(plaintiff)} paid for this absence and now offers the transcript.`,
  },
  closed: {
    authority: 'FRE 804(b)(1)',
    rule: 'The exception for former testimony is open only if the declarant is unavailable.',
    applied: (_, { defendant }) =>
      `Cross-examination for ${defendant.the} at the first trial therefore doesn't help, and the transcript is inadmissible.`,
  },
  dead: {
    authority: 'FRE 804(a)(4)',
    rule: 'A declarant who has died is unavailable.',
    applied: () => 'The declarant was dead by the time of trial.',
  },
  privilege: {
    authority: 'FRE 804(a)(1)',
    rule: 'A declarant is unavailable if the court rules that a privilege exempts the declarant from testifying about the subject matter.',
    applied: (_, { confessor }) => `The court sustained ${whose(confessor)} claim.`,
  },
  testimony: {
    authority: 'FRE 804(b)(1)',
    rule: TESTIMONY,
    applied: (_, { defendant, witness }) =>
      `${The(defendant)} was a party to the first trial and had ${witness.the} cross-examined there on the same issue, so the transcript is admissible.`,
  },
  predecessor: {
    authority: 'FRE 804(b)(1)(B)',
    rule: 'In a civil case, former testimony is admissible against a party whose predecessor in interest had an opportunity and similar motive to develop it.',
    applied: (_, { defendant }) =>
      `${The(defendant)} took over the business and its liabilities from the former owner, who cross-examined on the same issue, so the transcript is admissible.`,
  },
  accused: {
    authority: 'FRE 804(b)(1)(B)',
    rule: "Offered in a criminal case, former testimony is admissible only if the party against whom it is offered had an opportunity and similar motive to develop it; a predecessor in interest's opportunity counts in civil cases alone.",
    applied: (_, { defendant }) =>
      `${The(defendant)} was not a party when the former owner cross-examined, so the transcript is inadmissible hearsay.`,
  },
  'grand-jury': {
    authority: 'FRE 804(b)(1)(B)',
    rule: TESTIMONY,
    applied: (_, { defendant }) =>
      `No one could examine for ${defendant.the} before the grand jury, so the transcript is inadmissible hearsay.`,
  },
  dying: {
    authority: 'FRE 804(b)(2)',
    rule: DYING,
    applied: (_, { witness, event }) =>
      `${The(witness)} expected to die within the day, told how ${event} began, and is now the victim in a murder case, so the statement is admissible.`,
  },
  recovered: {
    authority: 'FRE 804(b)(2)',
    rule: DYING,
    applied: (_, { witness, event }) =>
      `This is a civil case, and ${witness.the} told how ${event} began while expecting to die, so the statement is admissible despite the recovery.`,
  },
  'not-homicide': {
    authority: 'FRE 804(b)(2)',
    rule: DYING,
    applied: (_, { crime }) => `A trial for ${crime} is neither, so the statement is inadmissible hearsay.`,
  },
  hopeful: {
    authority: 'FRE 804(b)(2)',
    rule: DYING,
    applied: (_, { witness }) =>
      `${The(witness)} expected to be home within the week, so the statement is inadmissible hearsay although death followed.`,
  },
  aside: {
    authority: 'FRE 804(b)(2)',
    rule: DYING,
    applied: (_, { witness }) =>
      `${The(witness)} expected to die but spoke of an earlier matter, so the statement is inadmissible hearsay.`,
  },
  alive: {
    authority: 'FRE 804(b)(2)',
    rule: DYING,
    applied: (_, { witness }) =>
      `${The(witness)} survived, lives nearby, and could be subpoenaed, so the statement is inadmissible hearsay.`,
  },
  confession: {
    authority: 'FRE 804(b)(3)',
    rule: INTEREST,
    applied: () =>
      'The confession could mean prison. Since the case is civil, nothing has to corroborate it, and it is admissible.',
  },
  supported: {
    authority: 'FRE 804(b)(3)(B)',
    rule: CORROBORATED,
    applied: () => 'The court found such circumstances, so the confession is admissible.',
  },
  bare: {
    authority: 'FRE 804(b)(3)(B)',
    rule: CORROBORATED,
    applied: () => 'The court found none, so the confession is inadmissible hearsay.',
  },
  deposition: {
    authority: 'FRE 804(a)(5)(B)',
    rule: "For a statement against interest, an absent declarant is unavailable only if the proponent could procure neither the declarant's attendance nor the declarant's testimony, as by a deposition.",
    applied: (_, { defendant, confessor }) =>
      `${The(defendant)} could have deposed ${confessor.the} and did not, so the confession is inadmissible hearsay.`,
  },
  blame: {
    authority: 'Williamson v. United States',
    rule: 'The exception for statements against interest covers only the remarks that are themselves self-inculpatory, not others made along with them.',
    applied: (_, { confessor, defendant }) =>
      `${The(confessor)} risked nothing by accusing ${defendant.the} and hoped to gain by it, so the sentence is inadmissible hearsay.`,
  },
  silenced: {
    authority: 'FRE 804(b)(6)',
    rule: FORFEITED,
    applied: (_, { defendant }) =>
      `The court found by a preponderance that ${defendant.the} had done so for that purpose, so the statement is admissible.`,
  },
  quarrel: {
    authority: 'FRE 804(b)(6)',
    rule: FORFEITED,
    applied: (_, { defendant, witness }) =>
      `${The(defendant)} killed ${witness.the} but not to prevent testimony, so the statement is inadmissible hearsay.`,
  },
  excited: {
    authority: 'FRE 803(2)',
    rule: 'A statement relating to a startling event, made while the declarant was under the stress of excitement that it caused, is admissible whether or not the declarant is available.',
    applied: (_, { witness, event }) =>
      `${The(witness)} cried out within seconds, trembling at the sight of ${event}, so the statement is admissible.`,
  },
} as const satisfies RuleTable<AbsentFacts, AbsentStory>
