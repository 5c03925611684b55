import { capital } from '../../../text/capital.ts'
import { The, who, whose } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'

const leave = (s: DiscoveryStory) =>
  `${The(s.plaintiff)} has moved for leave to use the email, arguing that ${s.defendant.the} waived its privilege.`
const NO_ORDER = 'No court order or agreement of the parties deals with such disclosures.'
const screened = (s: DiscoveryStory) =>
  `${The(s.defendant)} produced 40,000 files. Two lawyers and a search program had first screened them for privilege, but a privileged email from ${whose(s.defendant)} lawyer slipped through.`
const nextDay = (s: DiscoveryStory) =>
  `The day after it discovered this, ${s.defendant.the} notified ${s.plaintiff.the} of its claim of privilege and asked for the email back.`
const UNSCREENED = 'without screening them for privilege in any way'

/** From the disclosure of privileged matter to the motion. */
export const DISCLOSED = {
  careful: (s: DiscoveryStory) => `${screened(s)} ${nextDay(s)} ${NO_ORDER} ${leave(s)}`,
  careless: (s: DiscoveryStory) =>
    `To save money, ${s.defendant.the} produced 40,000 files ${UNSCREENED}. Among them, in a folder marked "Legal," was a privileged email from its lawyer. ${nextDay(s)} ${NO_ORDER} ${leave(s)}`,
  slow: (s: DiscoveryStory) =>
    `${screened(s)} In March, ${s.plaintiff.the} attached the email to a brief. ${capital(whose(s.defendant))} lawyer read the brief that day, recognized the email, and did nothing. In August, when trial was near, ${s.defendant.the} first claimed privilege and asked for the email back. ${NO_ORDER} ${leave(s)}`,
  order: (s: DiscoveryStory) =>
    `At the outset, the court ordered that no disclosure connected with the action would waive a privilege, whatever care the producing party had taken. ${The(s.defendant)} then produced 40,000 files ${UNSCREENED}. Among them was a privileged email from its lawyer. ${nextDay(s)} ${leave(s)}`,
  stranger: (s: DiscoveryStory) =>
    `${capital(s.witness.a)} hurt in the same accident had sued before, also in federal court. In that action, the parties agreed that no production of files would waive a privilege. The agreement was never made part of an order. ${The(s.defendant)} then produced its files without screening them, and among them was a privileged email from its lawyer. Now ${s.plaintiff.the} has requested the email, and ${s.defendant.the} claims privilege. ${The(s.plaintiff)} has moved to compel its production.`,
  chosen: (s: DiscoveryStory) =>
    `After an inspection of ${s.part}, ${whose(s.defendant)} lawyer had sent it three privileged emails with advice on what the inspection meant. One says that ${s.part} was sound. ${The(s.defendant)} attached this email to a motion for summary judgment, to prove that it had every reason to be satisfied with ${s.part}. It withheld the other two as privileged, and they have been shown to no one. ${The(s.plaintiff)} has moved to compel the production of these two.`,
  others: (s: DiscoveryStory) =>
    `${capital(whose(s.defendant))} lawyer had sent it three privileged emails about ${s.part}. By an oversight, ${s.defendant.the}, ${who(s.defendant)} had not screened its files, produced one of them. It has made no use of this email but concedes that its carelessness waived the privilege in it. It withheld the other two as privileged. ${The(s.plaintiff)} moved to compel the production of these two.`,
}
