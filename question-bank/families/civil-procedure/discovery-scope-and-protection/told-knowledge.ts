import { capital } from '../../../text/capital.ts'
import { he, his, The, whose } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'
import type { Telling } from './telling.ts'

const toldTheLawyer = (s: DiscoveryStory) =>
  `${capital(s.employee.a)} who works for ${s.defendant.the} saw the accident. At ${whose(s.defendant)} direction, ${s.employee.the} told its lawyer in confidence what ${he(s.employee)} had seen, so that the lawyer could give ${s.defendant.the} legal advice about the accident.`

const refused = (s: DiscoveryStory) =>
  `${capital(whose(s.defendant))} lawyer invoked the attorney-client privilege and instructed ${s.employee.the} not to answer. State law on that privilege follows federal common law. ${The(s.plaintiff)} has moved to compel an answer.`

/** Where a client has talked to a lawyer. */
export const KNOWLEDGE = {
  seen: {
    before: toldTheLawyer,
    after: (s) =>
      `At ${whose(s.employee)} deposition, ${whose(s.plaintiff)} lawyer asked what ${he(s.employee)} had seen. ${refused(s)}`,
  },
  told: {
    before: toldTheLawyer,
    after: (s) =>
      `At ${his(s.employee)} deposition, ${s.employee.the} described in full what ${he(s.employee)} had seen but did not mention the conversation with ${whose(s.defendant)} lawyer. ${capital(whose(s.plaintiff))} lawyer then asked what ${he(s.employee)} had said in that conversation. ${refused(s)}`,
  },
} as const satisfies Readonly<Record<string, Telling>>
