import { capital } from '../../../text/capital.ts'
import { he, his, The, whose } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'
import type { Telling, Tense } from './told-tense.ts'

const toldTheLawyer = (s: DiscoveryStory, did: Tense) =>
  `${capital(s.employee.a)} who works for ${s.defendant.the} ${did('saw', 'seen')} the accident. At ${whose(s.defendant)} direction, ${s.employee.the} ${did('told')} its lawyer in confidence what ${he(s.employee)} had seen, so that the lawyer could advise ${s.defendant.the}.`

const refused = (s: DiscoveryStory) =>
  `${The(s.plaintiff)} has moved to compel an answer. Under the governing state law of privilege, what employees tell their employer's lawyer for the purpose of legal advice to the employer is privileged.`

/** Where a client has talked to a lawyer. */
export const KNOWLEDGE = {
  seen: {
    before: toldTheLawyer,
    after: (s) =>
      `At ${whose(s.employee)} deposition, ${whose(s.plaintiff)} lawyer asked what ${he(s.employee)} had seen. On the instruction of ${whose(s.defendant)} lawyer, ${s.employee.the} refused to answer, because ${he(s.employee)} had told the lawyer all of it. ${refused(s)}`,
  },
  told: {
    before: toldTheLawyer,
    after: (s) =>
      `At ${his(s.employee)} deposition, ${s.employee.the} described in full what ${he(s.employee)} had seen but did not mention the conversation with ${whose(s.defendant)} lawyer. ${capital(whose(s.plaintiff))} lawyer then asked what ${he(s.employee)} had said in that conversation. On the instruction of ${whose(s.defendant)} lawyer, ${s.employee.the} refused to answer. ${refused(s)}`,
  },
} as const satisfies Readonly<Record<string, Telling>>
