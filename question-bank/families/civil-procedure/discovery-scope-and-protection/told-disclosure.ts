import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'
import type { Telling } from './telling.ts'

const NO_ORDER = 'No court order or agreement governed the disclosure of privileged material.'
const leave = (s: DiscoveryStory) =>
  `${The(s.plaintiff)} has moved for leave to use the email, arguing that ${s.defendant.the} waived its privilege.`
const screened = (s: DiscoveryStory) =>
  `${NO_ORDER} In discovery, ${s.defendant.the} had two lawyers and a search program screen 40,000 files for privilege, and then produced the files. A privileged email from ${whose(s.defendant)} lawyer slipped through.`
const nextDay = (s: DiscoveryStory) =>
  `While preparing for a deposition a month later, ${s.defendant.the} discovered the mistake. The next day, it notified ${s.plaintiff.the} that the email was privileged and asked for its return.`

/** From the disclosure of privileged matter to the motion. */
export const DISCLOSED = {
  careful: { after: (s) => `${screened(s)} ${nextDay(s)} ${leave(s)}` },
  careless: {
    after: (s) =>
      `${NO_ORDER} To save money, ${s.defendant.the} produced 40,000 files in discovery without screening them for privilege. Among them, in a folder marked "Legal," was a privileged email from ${whose(s.defendant)} lawyer. ${nextDay(s)} ${leave(s)}`,
  },
  slow: {
    after: (s) =>
      `${screened(s)} In March, ${s.plaintiff.the} attached the email to a brief. ${capital(whose(s.defendant))} lawyer read the brief that day, recognized the email, and did nothing. In August, shortly before trial, ${s.defendant.the} first claimed privilege and asked for the return of the email. ${leave(s)}`,
  },
  order: {
    after: (s) =>
      `At the outset, the court ordered that the production of privileged material in the action would not waive the privilege, regardless of the care taken to prevent it. ${The(s.defendant)} then produced 40,000 files without screening them for privilege. Among them was a privileged email from its lawyer. ${nextDay(s)} ${leave(s)}`,
  },
  stranger: {
    before: (s) =>
      `${capital(s.witness.a)} hurt in the same accident sued ${s.defendant.the} first, in federal court. The parties to that action agreed that no production of files would waive a privilege, but they never made the agreement part of an order. ${The(s.defendant)} then produced its files in that action without screening them for privilege. Among them was a privileged email from its lawyer.`,
    after: (s) =>
      `In discovery, ${s.plaintiff.the} requested the email, and ${s.defendant.the} claimed privilege. ${The(s.plaintiff)} has moved to compel its production.`,
  },
  chosen: {
    before: (s) =>
      `A month earlier, after an inspection of ${s.partFirst}, ${s.defendant.the} had received three privileged emails from its lawyer about the results. In one of them, the lawyer stated that the inspection had found ${s.part} sound.`,
    after: (s) =>
      `${The(s.defendant)} attached that email to a motion for summary judgment, to show that it had reasonably believed ${s.part} to be safe. It withheld the other two as privileged, and ${s.plaintiff.the} has moved to compel their production.`,
  },
  others: {
    after: (s) =>
      `${The(s.defendant)} had received three privileged emails about ${s.part} from its lawyer. In discovery, it inadvertently produced one of them in a batch of files that no one had screened. It has not used that email in the case, and it concedes that its carelessness waived the privilege in that email. It withheld the other two as privileged, and ${s.plaintiff.the} has moved to compel their production.`,
  },
} as const satisfies Readonly<Record<string, Telling>>
