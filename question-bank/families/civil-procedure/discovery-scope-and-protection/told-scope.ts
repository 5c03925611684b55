import { capital } from '../../../text/capital.ts'
import { He, he, him, The, whose } from '../../engine/party.ts'
import type { Telling } from './telling.ts'

/** From the request to the motion, where scope is disputed. */
export const SCOPE = {
  inadmissible: {
    before: (s) =>
      `A month after the accident, ${s.defendant.the} received a letter from ${s.witness.a}, stating that a friend had told ${him(s.witness)} that ${s.defendant.the} had long known that ${s.cause}.`,
    after: (s) =>
      `In discovery, ${s.plaintiff.the} requested the letter, which is one page long. ${The(s.defendant)} objected solely on the ground that the letter is inadmissible hearsay. ${The(s.plaintiff)} concedes that the letter could not be admitted at trial but has moved to compel its production.`,
  },
  unpleaded: {
    after: (s) =>
      `${The(s.plaintiff)} also suspects that ${s.grievance}, but no pleading mentions the subject. Hoping to find out whether ${he(s.plaintiff)} has a second claim, ${he(s.plaintiff)} requested ${whose(s.defendant)} records of ${s.records}. Although producing the records would take less than an hour, ${s.defendant.the} objected, and ${s.plaintiff.the} has moved to compel their production.`,
  },
  costly: {
    after: (s) =>
      `${He(s.plaintiff)} seeks $90,000 in damages. In discovery, ${s.defendant.the} produced its complete repair records for the last ten years. ${The(s.plaintiff)} then requested every repair record for each of ${whose(s.defendant)} ${s.machines} since 1960. The older records are on paper and fill a warehouse. A search of the warehouse would cost $500,000, and nothing suggests that the older records would add to what ${s.plaintiff.the} already has. ${The(s.defendant)} objected to the burden, and ${s.plaintiff.the} has moved to compel production of the older records.`,
  },
  backup: {
    after: (s) =>
      `${He(s.plaintiff)} seeks $90,000 in damages. In discovery, ${s.plaintiff.the} requested all emails about ${s.part} from the year before the accident. ${The(s.defendant)} produced the emails on its servers. It identified backup tapes with copies of the same emails but objected to restoring the tapes, which would cost $200,000. The parties agree that, because of this cost, the tapes are not reasonably accessible. ${The(s.plaintiff)} suspects that an email is missing from the servers but has no evidence of it. ${He(s.plaintiff)} has moved to compel production of the emails on the tapes.`,
  },
  'backup-only': {
    after: (s) =>
      `${He(s.plaintiff)} seeks $9 million in damages. In discovery, ${s.plaintiff.the} requested all emails about ${s.part} from the year before the accident. ${capital(whose(s.defendant))} servers had deleted those emails automatically, long before litigation was foreseeable, and they now exist only on backup tapes. Restoring the tapes would cost $90,000, and ${s.plaintiff.the} has offered to pay half. The parties agree that, because of this cost, the tapes are not reasonably accessible. A court-ordered sample of the tapes contained emails in which managers debated whether ${s.part} was safe. No other record shows what the managers knew. ${The(s.plaintiff)} has moved to compel production of the emails on the tapes.`,
  },
} as const satisfies Readonly<Record<string, Telling>>
