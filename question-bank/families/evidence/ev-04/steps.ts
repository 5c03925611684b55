import type { Rule } from '../../engine/contract.ts'
import type { SpontaneousFacts, SpontaneousSkin } from './facts.ts'

type OwnRule = Rule<SpontaneousFacts, SpontaneousSkin>

function step(id: string, authority: string, rule: string, applied: OwnRule['applied']): OwnRule {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

const PRESENT =
  'A statement describing an event or condition, made while or immediately after the speaker perceived it, is not excluded as hearsay, and the speaker need not be unavailable.'
const EXCITED =
  'A statement relating to a startling event, made while the speaker was under the stress of excitement that it caused, is not excluded as hearsay, and the speaker need not be unavailable.'
const STATE =
  "A statement of the speaker's then existing state of mind, emotion, sensation or physical condition is not excluded as hearsay"
const MEMORY =
  'but the exception does not cover a statement of memory or belief to prove the fact remembered or believed'
const MEDICAL =
  'A statement made for, and reasonably pertinent to, medical diagnosis or treatment is not excluded as hearsay if it describes medical history, past or present symptoms, their inception or their general cause'

/** Every rule that a path of this family can run through. */
export const steps: readonly OwnRule[] = [
  step(
    'present',
    'FRE 803(1)',
    PRESENT,
    (_, s) => `${s.bystander} described what was happening while it happened.`,
  ),
  step(
    'present-delayed',
    'FRE 803(1)',
    PRESENT,
    (_, s) => `${s.bystander} spoke two hours later, and had never been excited.`,
  ),
  step('excited', 'FRE 803(2)', EXCITED, (_, s) => `${s.bystander} ran up hysterically within seconds.`),
  step(
    'excited-later',
    'FRE 803(2)',
    EXCITED,
    (_, s) => `${s.bystander} was still under that stress, so the fifty minutes do not matter.`,
  ),
  step(
    'excited-calm',
    'FRE 803(2)',
    EXCITED,
    (_, s) => `${s.bystander} had become composed long before speaking.`,
  ),
  step(
    'intent',
    'Mutual Life Insurance Co. v. Hillmon',
    `${STATE}, and a stated intention may prove that the speaker later acted on it.`,
    (_, s) => `${s.bystander} announced a plan, and the words are to prove that it was carried out.`,
  ),
  step('feeling', 'FRE 803(3)', `${STATE}.`, (_, s) => `${s.plaintiff} spoke of a fear felt at that time.`),
  step('sensation', 'FRE 803(3)', `${STATE}.`, (_, s) => `${s.plaintiff} spoke of a pain felt at that time.`),
  step(
    'memory',
    'FRE 803(3)',
    `${STATE}, ${MEMORY}.`,
    (_, s) => `${s.bystander} spoke of a belief about the past, and the words are to prove that past.`,
  ),
  step(
    'feeling-explained',
    'Shepard v. United States',
    `${STATE}, ${MEMORY}, and an event that is told as the reason for a feeling is such a fact.`,
    (_, s) => `The fear of ${s.bystander} is not in issue, and the words are to prove the event.`,
  ),
  step(
    'medical',
    'FRE 803(4)',
    `${MEDICAL}.`,
    (_, s) => `${s.plaintiff} reported past symptoms to a physician.`,
  ),
  step(
    'medical-cause',
    'FRE 803(4)',
    `${MEDICAL}.`,
    (_, s) => `${s.plaintiff} reported the general cause, on which the treatment depended.`,
  ),
  step(
    'medical-parent',
    'FRE 803(4)',
    `${MEDICAL}, and the rule does not require that the patient be the one who speaks.`,
    (_, s) => `The mother spoke in order to assist in treating ${s.plaintiff}.`,
  ),
  step(
    'medical-hired',
    'FRE 803(4)',
    `${MEDICAL}, and a diagnosis for the purposes of a trial is included.`,
    (_, s) => `${s.plaintiff} described past symptoms so that the physician could form an opinion.`,
  ),
  step(
    'medical-driver',
    'FRE 803(4)',
    `${MEDICAL}, and the words need not be spoken to a physician.`,
    (_, s) => `${s.plaintiff} told an ambulance driver of the general cause.`,
  ),
  step(
    'medical-fault',
    'FRE 803(4)',
    `${MEDICAL}, which does not include words that assign fault.`,
    (_, s) => `Only the words of ${s.plaintiff} about the fault of ${s.defendant} are offered.`,
  ),
  step(
    'medical-roommate',
    'FRE 803(4)',
    `${MEDICAL}, and words made for another purpose are not covered.`,
    (_, s) => `${s.plaintiff} was passing the time, and spoke of sensations that were over.`,
  ),
  step(
    'against-interest',
    'FRE 804(b)(3)',
    'The exception for statements against interest applies only if the speaker is unavailable as a witness.',
    (_, s) => `${s.bystander} is present in the courtroom.`,
  ),
]
