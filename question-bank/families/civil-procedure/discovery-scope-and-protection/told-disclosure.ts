import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'
import type { Telling } from './told-tense.ts'

const NO_ORDER = 'No court order or agreement of the parties dealt with the disclosure of privileged files.'
const leave = (s: DiscoveryStory) =>
  `${The(s.plaintiff)} has moved for leave to use the email, arguing that ${s.defendant.the} waived its privilege.`
const screened = (s: DiscoveryStory) =>
  `In discovery, ${s.defendant.the} produced 40,000 files. Two lawyers and a search program had first screened them for privilege, but a privileged email from ${whose(s.defendant)} lawyer slipped through.`
const nextDay = (s: DiscoveryStory) =>
  `The day after it discovered the mistake, ${s.defendant.the} notified ${s.plaintiff.the} of its claim of privilege and asked for the email back.`

/** From the disclosure of privileged matter to the motion. */
export const DISCLOSED = {
  careful: { after: (s) => `${screened(s)} ${NO_ORDER} ${nextDay(s)} ${leave(s)}` },
  careless: {
    after: (s) =>
      `In discovery, to save money, ${s.defendant.the} produced 40,000 files without screening them for privilege. ${NO_ORDER} Among the files, in a folder marked "Legal," was a privileged email from ${whose(s.defendant)} lawyer. ${nextDay(s)} ${leave(s)}`,
  },
  slow: {
    after: (s) =>
      `${screened(s)} ${NO_ORDER} In March, ${s.plaintiff.the} attached the email to a brief. ${capital(whose(s.defendant))} lawyer read the brief that day, recognized the email, and did nothing. In August, shortly before trial, ${s.defendant.the} first claimed privilege and asked for the email back. ${leave(s)}`,
  },
  order: {
    after: (s) =>
      `At the outset, the court ordered that no disclosure connected with the action would waive a privilege, whatever care the producing party had taken. ${The(s.defendant)} then produced 40,000 files without screening them for privilege. Among them was a privileged email from its lawyer. ${nextDay(s)} ${leave(s)}`,
  },
  stranger: {
    before: (s, did) =>
      `${capital(s.witness.a)} hurt in the same accident ${did('sued')} ${s.defendant.the} first, in federal court. The parties to that action agreed that no production of files would waive a privilege, but they never made the agreement part of an order. ${The(s.defendant)} then produced its files in that action without screening them for privilege, and among them was a privileged email from its lawyer.`,
    after: (s) =>
      `In discovery, ${s.plaintiff.the} requested the email, and ${s.defendant.the} claimed privilege. ${The(s.plaintiff)} has moved to compel its production.`,
  },
  chosen: {
    after: (s) =>
      `After an inspection of ${s.part}, ${s.defendant.the} had received three privileged emails from its lawyer, with advice on what the inspection meant. One says that ${s.part} was sound. ${The(s.defendant)} attached this email to a motion for summary judgment, to prove that it had every reason to be satisfied with ${s.part}. It withheld the other two as privileged and has shown them to no one. ${The(s.plaintiff)} has moved to compel their production.`,
  },
  others: {
    after: (s) =>
      `${The(s.defendant)} had received three privileged emails about ${s.part} from its lawyer. In discovery, by an oversight, ${s.defendant.the} produced one of the three among files that it had not screened. ${The(s.defendant)} concedes that its carelessness waived the privilege in this email, of which it has made no use. It withheld the other two as privileged, and ${s.plaintiff.the} has moved to compel their production.`,
  },
} as const satisfies Readonly<Record<string, Telling>>
