import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'
import { compel, type Telling } from './telling.ts'

const statement = (s: DiscoveryStory) =>
  `Expecting a suit, ${s.defendant.the} sent an investigator to interview ${s.witness.a}, the only eyewitness. The investigator took down ${his(s.witness)} account word for word, and ${s.witness.the} signed it.`

/** Where a document was prepared after the accident. */
export const WORK = {
  routine: {
    before: (s) =>
      `${The(s.defendant)} requires its staff to fill out a printed form after every accident so that equipment can be repaired. An hour after the accident, ${s.employee.a} on duty answered the form's usual questions, as ${he(s.employee)} would have after any accident. ${The(s.defendant)} already expected a suit.`,
    after: (s) =>
      `At a deposition, ${s.employee.the} remembered the accident well. In discovery, ${s.plaintiff.the} requested the form. ${compel(s, 'its production')}`,
  },
  statement: {
    before: statement,
    after: (s) =>
      `${The(s.witness)} lives near the courthouse, remembers the accident well, and is willing to be deposed. In discovery, ${s.plaintiff.the} requested the signed statement. ${compel(s, 'its production')}`,
  },
  died: {
    before: (s) =>
      `${The(s.plaintiff)} was knocked unconscious and remembers nothing of the accident. ${statement(s)} A week later, ${s.witness.the} died without having told anyone else what ${he(s.witness)} saw.`,
    after: (s) =>
      `In discovery, ${s.plaintiff.the} requested the signed statement. ${compel(s, 'its production')}`,
  },
  impressions: {
    before: (s) =>
      `Expecting a suit, ${whose(s.defendant)} lawyer talked to ${s.witness.a}, the only eyewitness. Afterward, the lawyer wrote a memorandum to the file. The memorandum does not say what ${s.witness.the} saw. It evaluates how believable ${he(s.witness)} would be as a witness and how ${whose(s.plaintiff)} claim could be attacked at trial.`,
    after: (s) =>
      `${The(s.witness)} has since died without having told anyone else what ${he(s.witness)} saw. In discovery, ${s.plaintiff.the} requested the memorandum. ${compel(s, 'its production')}`,
  },
  own: {
    before: (s) =>
      `Expecting a suit, ${s.defendant.the} sent an investigator to see ${s.plaintiff.the} in the hospital. With ${whose(s.plaintiff)} consent, the investigator recorded what ${he(s.plaintiff)} said about the accident.`,
    after: (s) =>
      `In discovery, ${s.plaintiff.the} requested the recording in order to hear it before testifying. ${He(s.plaintiff)} remembers the accident well and does not claim a particular need for the recording. ${compel(s, 'its production')}`,
  },
  names: {
    before: (s) =>
      `Expecting a suit, ${whose(s.defendant)} lawyer hired an investigator, who found two people who had seen ${s.sight}.`,
    after: (s) =>
      `In an interrogatory, ${s.plaintiff.the} asked for the names and addresses of all eyewitnesses known to ${s.defendant.the}. ${He(s.plaintiff)} had made no effort to find eyewitnesses ${him(s.plaintiff)}self. ${The(s.defendant)} objected that it had learned of the two only through its lawyer's preparation for the suit. ${The(s.plaintiff)} has moved to compel an answer to the interrogatory.`,
  },
} as const satisfies Readonly<Record<string, Telling>>
