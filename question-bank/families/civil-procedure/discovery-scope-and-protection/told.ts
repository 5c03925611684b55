import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, who, whose } from '../../engine/party.ts'
import type { DiscoveryFacts, DiscoveryStory, Twist } from './facts.ts'
import { DISCLOSED } from './told-disclosure.ts'

type Telling = (s: DiscoveryStory) => string

const compel = (s: DiscoveryStory, what: string) =>
  `After conferring with ${s.defendant.the}, ${s.plaintiff.the} moved to compel ${what}.`
const saw = (s: DiscoveryStory) => `${who(s.witness)} alone saw ${s.sight}`

/** From the request to the motion, where scope is disputed. */
const SCOPE = {
  inadmissible: (s: DiscoveryStory) =>
    `A month after the accident, ${s.defendant.the} received a letter in which ${s.witness.a} wrote that, according to a friend, ${s.defendant.the} had long known that ${s.cause}. ${The(s.plaintiff)} served a request for production of the letter. ${capital(whose(s.defendant))} only objection is that the letter, which is one page long, is inadmissible hearsay, and the parties agree that it will not be admitted at trial. ${compel(s, 'production of the letter')}`,
  unpleaded: (s: DiscoveryStory) =>
    `${The(s.plaintiff)} also suspects that ${s.grievance}. Hoping to find out whether ${he(s.plaintiff)} has a second claim, ${he(s.plaintiff)} requested the records that ${s.defendant.the} keeps of ${s.records}. No pleading mentions the subject. ${The(s.defendant)} could print the records within an hour but objects to the request. ${compel(s, 'production of the records')}`,
  costly: (s: DiscoveryStory) =>
    `${The(s.plaintiff)} claims $90,000. ${The(s.defendant)} has produced its complete repair records of the last ten years. ${The(s.plaintiff)} then requested every repair record for each of its ${s.machines} since 1960. These records are on paper and fill a warehouse. It is undisputed that a search of the warehouse would cost $500,000. Nothing suggests that older records would add to what ${s.plaintiff.the} has, and ${s.defendant.the} objects to the burden. ${compel(s, 'production of the older records')}`,
  backup: (s: DiscoveryStory) =>
    `${The(s.plaintiff)}, ${who(s.plaintiff)} claims $90,000, requested all emails about ${s.part} from the year before the accident. ${The(s.defendant)} produced those on its servers. It identified backup tapes with copies of the same emails but objected to restoring them, which would cost $200,000. The parties agree that, because of this cost, the tapes are not reasonably accessible. ${The(s.plaintiff)} suspects that an email may be missing from the servers but has no evidence of it. ${compel(s, 'production from the tapes')}`,
  'backup-only': (s: DiscoveryStory) =>
    `${The(s.plaintiff)}, ${who(s.plaintiff)} claims $9 million, requested all emails about ${s.part} from the year before the accident. Long before a suit could be expected, the servers of ${s.defendant.the} had deleted them automatically, and they survive only on backup tapes. To restore these would cost $90,000, of which ${s.plaintiff.the} offers to pay half. The parties agree that, because of this cost, the tapes are not reasonably accessible. In a sample that was restored by order of the court, managers discussed whether ${s.cause}. No other record shows what they knew. ${compel(s, 'production from the tapes')}`,
}

/** The same where a document was prepared after the accident. */
const WORK = {
  routine: (s: DiscoveryStory) =>
    `${The(s.defendant)} has its staff fill out a printed form after every accident so that equipment can be repaired. An hour after the accident, ${s.employee.a} who was on duty filled out the form as usual. By then, ${s.defendant.the} expected a suit, but the form would have been the same without one. ${The(s.employee)} has since testified at a deposition and remembered the accident well. ${The(s.plaintiff)} requested the form, and ${s.defendant.the} objects that it was prepared at a time when a suit was expected. ${compel(s, 'production of the form')}`,
  statement: (s: DiscoveryStory) =>
    `Because it expected the suit, ${s.defendant.the} had sent an investigator to ${s.witness.a}, ${saw(s)}. The investigator wrote down ${his(s.witness)} account word for word, and ${s.witness.the} signed it. ${The(s.witness)} lives near the courthouse, remembers the accident well, and is willing to be deposed. ${The(s.plaintiff)} requested the signed statement, and ${s.defendant.the} objects. ${compel(s, 'production of the statement')}`,
  died: (s: DiscoveryStory) =>
    `Because it expected the suit, ${s.defendant.the} had sent an investigator to ${s.witness.a}, ${saw(s)}. The investigator wrote down ${his(s.witness)} account word for word, and ${s.witness.the} signed it. A week later, ${s.witness.the} died without having told anyone else what ${he(s.witness)} had seen. ${The(s.plaintiff)}, ${who(s.plaintiff)} was knocked unconscious and remembers nothing, requested the signed statement, and ${s.defendant.the} objects. ${compel(s, 'production of the statement')}`,
  impressions: (s: DiscoveryStory) =>
    `Because ${s.defendant.the} expected the suit, its lawyer had talked to ${s.witness.a}, ${saw(s)}. Afterward the lawyer wrote a memorandum to the file. It does not say what ${s.witness.the} had seen, but it evaluates how believable ${he(s.witness)} would be and how ${whose(s.plaintiff)} claim could be attacked at trial. ${The(s.witness)} has since died without having told anyone else what ${he(s.witness)} saw. ${The(s.plaintiff)} requested the memorandum, and ${s.defendant.the} objects. ${compel(s, 'production of the memorandum')}`,
  own: (s: DiscoveryStory) =>
    `Because it expected the suit, ${s.defendant.the} had sent an investigator to ${s.plaintiff.the} in the hospital. With ${whose(s.plaintiff)} consent, the investigator recorded what ${he(s.plaintiff)} said about the accident. ${The(s.plaintiff)} has now requested the recording. ${He(s.plaintiff)} still remembers the accident well and does not claim any particular need for the recording, but would like to hear it before ${he(s.plaintiff)} testifies. ${The(s.defendant)} objects. ${compel(s, 'production of the recording')}`,
  names: (s: DiscoveryStory) =>
    `Because ${s.defendant.the} expected the suit, its lawyer had hired an investigator, who found two people who had seen ${s.sight}. In an interrogatory, ${s.plaintiff.the} asked for the names and addresses of all eyewitnesses known to ${s.defendant.the}. ${The(s.plaintiff)} has made no effort to find eyewitnesses ${him(s.plaintiff)}self. ${The(s.defendant)} objects that it learned of the two only through its lawyer's preparation for the suit. ${compel(s, 'an answer to the interrogatory')}`,
}

const toldTheLawyer = (s: DiscoveryStory) =>
  `The accident was seen by ${s.employee.a} who works for ${s.defendant.the}. At its direction, ${s.employee.the} told its lawyer in confidence what ${he(s.employee)} had seen, so that the lawyer could advise it. Under the governing state law of privilege, what employees tell their employer's lawyer for that purpose is privileged.`

/** The same where a client has talked to a lawyer. */
const PRIVILEGE = {
  seen: (s: DiscoveryStory) =>
    `${toldTheLawyer(s)} At ${whose(s.employee)} deposition, ${whose(s.plaintiff)} lawyer asked what ${he(s.employee)} had seen. Instructed by ${whose(s.defendant)} lawyer, ${s.employee.the} refused to answer, as ${he(s.employee)} had told it all to that lawyer. ${compel(s, 'an answer to the question')}`,
  told: (s: DiscoveryStory) =>
    `${toldTheLawyer(s)} At ${his(s.employee)} deposition, ${s.employee.the} described in full what ${he(s.employee)} had seen but did not mention the conversation with ${whose(s.defendant)} lawyer. ${capital(whose(s.plaintiff))} lawyer then asked what ${he(s.employee)} had said in that conversation. Instructed by ${whose(s.defendant)} lawyer, ${s.employee.the} refused to answer. ${compel(s, 'an answer to the question')}`,
}

const retained = (s: DiscoveryStory) =>
  `${The(s.defendant)} retained ${s.expert.a} to testify at trial. ${capital(whose(s.expert))} report, which has been served, denies that ${s.cause}.`

/** The same where an expert is concerned. */
const EXPERT = {
  consultant: (s: DiscoveryStory) =>
    `The court had ${s.part} cut in two, so that each side could test one half. For that purpose, ${whose(s.defendant)} lawyer retained ${s.expert.a}, ${who(s.expert)} reported the results to the lawyer and will not testify. ${capital(whose(s.plaintiff))} own expert has tested the other half. ${The(s.plaintiff)} served ${s.expert.the} with a subpoena for a deposition about the results, and ${s.defendant.the} objects. ${compel(s, 'the deposition')}`,
  fire: (s: DiscoveryStory) =>
    `Before the suit, ${whose(s.defendant)} lawyer retained ${s.expert.a} to test ${s.part} and advise on a defense. ${The(s.expert)} reported the results to the lawyer and will not testify. A day later, before anyone else could examine ${s.part}, it was destroyed in a fire that lightning had started. No other evidence shows whether ${s.cause}. ${The(s.plaintiff)} served ${s.expert.the} with a subpoena for a deposition about the results, and ${s.defendant.the} objects. ${compel(s, 'the deposition')}`,
  draft: (s: DiscoveryStory) =>
    `${retained(s)} ${The(s.plaintiff)} suspects that ${s.expert.the} first came to the opposite opinion. ${He(s.plaintiff)} has requested two earlier drafts of the report, which ${s.expert.the} never showed to anyone but ${whose(s.defendant)} lawyer. ${The(s.defendant)} objects. ${compel(s, 'production of the drafts')}`,
  data: (s: DiscoveryStory) =>
    `${retained(s)} Before ${he(s.expert)} wrote it, ${whose(s.defendant)} lawyer had sent ${him(s.expert)} an email with measurements of ${s.part} that ${s.employee.a} had made, and ${s.expert.the} considered them in forming ${his(s.expert)} opinion. ${The(s.plaintiff)}, whose own expert has measured ${s.part} too, requested only the part of the email that gives the measurements. ${The(s.defendant)} objects. ${compel(s, 'production of that part')}`,
  strategy: (s: DiscoveryStory) =>
    `${retained(s)} Before ${he(s.expert)} wrote it, ${whose(s.defendant)} lawyer sent ${him(s.expert)} an email on how the lawyer meant to attack ${whose(s.plaintiff)} case at trial. ${The(s.expert)} read it with care. The email supplies no facts, data, or assumptions and does not mention ${whose(s.expert)} pay. ${The(s.plaintiff)} requested the email, and ${s.defendant.the} objects. ${compel(s, 'its production')}`,
  bystander: (s: DiscoveryStory) =>
    `By chance, ${s.expert.a} was there and saw ${s.sight}. A month later, ${whose(s.defendant)} lawyer retained ${him(s.expert)} as an adviser on the suit; ${he(s.expert)} will not testify for ${s.defendant.the}. ${The(s.plaintiff)} served ${s.expert.the} with a subpoena for a deposition about nothing but what ${he(s.expert)} saw that day. ${The(s.defendant)} objects. ${compel(s, 'the deposition')}`,
}

const TOLD: Readonly<Record<Twist, Telling>> = { ...SCOPE, ...WORK, ...PRIVILEGE, ...EXPERT, ...DISCLOSED }

/** As it happened. */
function inOrder({ twist }: DiscoveryFacts, s: DiscoveryStory): string {
  return `${capital(s.plaintiff.a)} was injured when ${s.event}. ${He(s.plaintiff)} sued ${s.defendant.the} for negligence in federal court, alleging that ${s.cause}. ${TOLD[twist](s)}`
}

/** The suit first. */
function suitFirst({ twist }: DiscoveryFacts, s: DiscoveryStory): string {
  return `In federal court, ${s.plaintiff.a} sued ${s.defendant.a} for negligence. ${He(s.plaintiff)} alleges that ${he(s.plaintiff)} was injured when ${s.mishap} because ${s.cause}. ${TOLD[twist](s)}`
}

/** The accident first. */
function accidentFirst({ twist }: DiscoveryFacts, s: DiscoveryStory): string {
  return `When ${s.event}, ${s.plaintiff.a} was injured. Alleging that ${s.cause}, ${he(s.plaintiff)} brought a negligence action against ${s.defendant.the} in federal court. ${TOLD[twist](s)}`
}

export const tell = [inOrder, suitFirst, accidentFirst] as const
