import type { Rule } from '../../engine/contract.ts'
import type { AbsentFacts, AbsentSkin } from './facts.ts'

type OwnRule = Rule<AbsentFacts, AbsentSkin>

function step(id: string, authority: string, rule: string, applied: OwnRule['applied']): OwnRule {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

const REASONABLE =
  'A speaker who is absent from the trial is unavailable only if the proponent could not procure the attendance by process or other reasonable means'
const DEPOSED =
  'For dying words and words against interest the proponent must have been unable to procure a deposition as well as attendance'
const NEEDS = 'is open only while the speaker is unavailable as a witness'
const UTTERANCE =
  'A statement about a startling event, made under the stress of it, is not excluded whether or not the speaker is available.'
const CHANCE =
  'Former testimony of an unavailable speaker comes in against a party who had an opportunity and similar motive to develop it'

/** Whether the speaker counts as unavailable. */
const gates: readonly OwnRule[] = [
  step(
    'gone-dead',
    'FRE 804(a)(4)',
    'A speaker who has died is unavailable.',
    (_, s) => `${s.speaker} is dead.`,
  ),
  step(
    'gone-privilege',
    'FRE 804(a)(1)',
    'A speaker is unavailable when exempted from testifying by a privilege that the court upholds.',
    (_, s) => `The judge upheld the privilege of ${s.speaker}.`,
  ),
  step(
    'gone-ordered',
    'FRE 804(a)(2)',
    'A speaker who refuses to testify despite a court order to do so is unavailable.',
    (_, s) => `${s.speaker} defied the order of the judge.`,
  ),
  step(
    'gone-unordered',
    'FRE 804(a)(2)',
    'A refusal to testify makes a speaker unavailable only if it is kept up despite a court order.',
    (_, s) => `Nobody asked for an order, so the reluctance of ${s.speaker} is not enough.`,
  ),
  step(
    'gone-memory',
    'FRE 804(a)(3)',
    'A speaker who testifies to not remembering the subject matter is unavailable, although present.',
    (_, s) => `${s.speaker} testified to remembering nothing of it.`,
  ),
  step(
    'gone-searched',
    'FRE 804(a)(5)',
    `${REASONABLE}.`,
    (_, s) => `Months of search did not find ${s.speaker}.`,
  ),
  step(
    'gone-unsearched',
    'FRE 804(a)(5)',
    `${REASONABLE}.`,
    (_, s) => `One letter to an abandoned address was no reasonable effort to find ${s.speaker}.`,
  ),
  step(
    'gone-attendance',
    'FRE 804(a)(5)(A)',
    `${REASONABLE}, and for former testimony nothing more is asked.`,
    (_, s) => `No process could bring ${s.speaker} to the trial, and requests failed.`,
  ),
  step(
    'gone-abroad',
    'FRE 804(a)(5)(B)',
    `${DEPOSED}.`,
    (_, s) => `${s.speaker} could have been deposed, and nobody arranged it.`,
  ),
  step(
    'gone-hidden-by-proponent',
    'FRE 804(a)',
    'A speaker is not unavailable when the proponent of the words procured or wrongfully caused the absence in order to prevent attendance or testimony.',
    (_, s) => `${s.speaker} was paid to stay away by an agent of the side that offers the words.`,
  ),
  step(
    'still-unordered',
    'FRE 803(2)',
    UTTERANCE,
    (_, s) => `That ${s.speaker} would rather not testify does not matter.`,
  ),
  step(
    'still-unsearched',
    'FRE 803(2)',
    UTTERANCE,
    (_, s) => `That hardly anything was done to find ${s.speaker} does not matter.`,
  ),
  step(
    'still-abroad',
    'FRE 803(2)',
    UTTERANCE,
    (_, s) => `That ${s.speaker} was never deposed does not matter.`,
  ),
]

/** Which exception is relied on, and whether it is met. */
const exceptions: readonly OwnRule[] = [
  step(
    'closed-testimony',
    'FRE 804(b)(1)',
    `The exception for former testimony ${NEEDS}.`,
    (_, s) => `${s.speaker} does not count as unavailable, so the earlier cross-examination does not help.`,
  ),
  step(
    'closed-interest',
    'FRE 804(b)(3)',
    `The exception for statements against interest ${NEEDS}.`,
    (_, s) => `${s.speaker} does not count as unavailable, so the cost of the confession does not help.`,
  ),
  step(
    'closed-dying',
    'FRE 804(b)(2)',
    `The exception for dying declarations ${NEEDS}.`,
    (_, s) => `${s.speaker} survived and does not count as unavailable.`,
  ),
  step(
    'excited',
    'FRE 803(2)',
    'Unavailability is required by the exceptions of one rule, not by that for excited utterances.',
    (_, s) => `${s.speaker} screamed within seconds, under the stress of what was happening.`,
  ),
  step(
    'testimony-same-party',
    'FRE 804(b)(1)',
    `${CHANCE}.`,
    (_, s) => `${s.opponent} was a party to the earlier trial and cross-examined ${s.speaker} there.`,
  ),
  step(
    'testimony-predecessor',
    'FRE 804(b)(1)(B)',
    `${CHANCE}, or in a civil case against one whose predecessor in interest had them.`,
    (_, s) => `${s.former}, from whom ${s.opponent} acquired the firm, cross-examined ${s.speaker}.`,
  ),
  step(
    'testimony-predecessor-criminal',
    'FRE 804(b)(1)(B)',
    `${CHANCE}, and in a criminal case the chance of a predecessor in interest does not count.`,
    (_, s) => `Only ${s.former} could question ${s.speaker}, while ${s.opponent} is now the accused.`,
  ),
  step(
    'testimony-grand-jury',
    'FRE 804(b)(1)(B)',
    `${CHANCE}, which no accused has before a grand jury.`,
    (_, s) => `Nobody could question ${s.speaker} for ${s.opponent}.`,
  ),
  step(
    'dying-civil',
    'FRE 804(b)(2)',
    'In a civil case, as in a prosecution for homicide, a statement that an unavailable speaker made in the belief of imminent death about its cause or circumstances comes in.',
    (_, s) => `${s.speaker} expected to die within the day and spoke of the cause.`,
  ),
  step(
    'dying-homicide',
    'FRE 804(b)(2)',
    'In a prosecution for homicide, a statement that an unavailable speaker made in the belief of imminent death about its cause or circumstances comes in.',
    (_, s) => `${s.speaker} expected to die within the day and spoke of the cause.`,
  ),
  step(
    'dying-other-crime',
    'FRE 804(b)(2)',
    'Among prosecutions, only those for homicide are open to dying declarations.',
    (_, s) => `${s.opponent} is charged with another crime, so the belief of ${s.speaker} does not help.`,
  ),
  step(
    'dying-hopeful',
    'FRE 804(b)(2)',
    'A dying declaration must be made while the speaker believes death to be imminent.',
    (_, s) => `${s.speaker} expected to go home, and the later course of things does not change that.`,
  ),
  step(
    'dying-aside',
    'FRE 804(b)(2)',
    'A dying declaration must be about the cause or circumstances of what the speaker believes to be imminent death.',
    (_, s) => `${s.speaker} spoke of something else.`,
  ),
  step(
    'interest-civil',
    'FRE 804(b)(3)',
    'Words that a reasonable person would have said only if believing them true, because they could bring criminal liability, come in when the speaker is unavailable, and a civil case asks for no corroboration.',
    (_, s) => `The words of ${s.speaker} exposed the speaker to prison, and the trial is civil.`,
  ),
  step(
    'interest-supported',
    'FRE 804(b)(3)(B)',
    'Offered in a criminal case, words that expose an unavailable speaker to criminal liability must be supported by corroborating circumstances that clearly indicate their trustworthiness.',
    (_, s) => `The judge found the confession of ${s.speaker} to be clearly corroborated.`,
  ),
  step(
    'interest-unsupported',
    'FRE 804(b)(3)(B)',
    'Offered in a criminal case, words that expose an unavailable speaker to criminal liability must be supported by corroborating circumstances that clearly indicate their trustworthiness.',
    (_, s) => `The judge found nothing that corroborates the confession of ${s.speaker}.`,
  ),
  step(
    'interest-blame',
    'Williamson v. United States',
    'The exception for statements against interest covers only the remarks that are themselves against the interest of the speaker, not others made beside them.',
    (_, s) => `In blaming ${s.opponent}, ${s.speaker} sought leniency and risked nothing.`,
  ),
  step(
    'forfeited',
    'FRE 804(b)(6)',
    'A statement comes in against a party who wrongfully caused the unavailability of its speaker and did so intending that result, which the judge may find by a preponderance.',
    (_, s) => `${s.opponent} was found to have acted in order to prevent ${s.speaker} from testifying.`,
  ),
  step(
    'not-forfeited',
    'Giles v. California',
    'A party who caused the absence of a speaker forfeits the objection only if the wrong was meant to keep the speaker from testifying.',
    (_, s) =>
      `${s.opponent} was found to have acted for another reason, and no exception covers what ${s.speaker} said.`,
  ),
]

/** Every rule that a path of this family can run through. */
export const steps: readonly OwnRule[] = [...gates, ...exceptions]
