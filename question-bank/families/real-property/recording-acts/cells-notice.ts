import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { RecordingStory } from './facts.ts'
import type { RecordingCells } from './reason-id.ts'

const actual = ({ second }: RecordingStory): Cell => [
  `${second.the} had actual notice of the earlier deed at the time of payment`,
  `${second.the} knew of the earlier deed and was not a bona fide purchaser`,
  `The buyer had read the earlier deed before paying. An act that asks about notice doesn't protect a buyer who has it.`,
]
const inquiry = ({ first, second }: RecordingStory): Cell => [
  `${whose(first)} open possession gave ${second.the} inquiry notice`,
  `${whose(first)} possession was inquiry notice of the earlier deed`,
  `A buyer is charged with whatever a visit, and a question to the person found there, would have shown.`,
]
const notRecorded = ({ second }: RecordingStory): Cell => [
  `${second.the} had record notice of the earlier deed`,
  `the recording of the earlier deed gave ${second.the} record notice under the act`,
  `The earlier deed wasn't recorded until August, two months after the buyer paid.`,
]
const beforeRecording = ({ second }: RecordingStory): Cell => [
  `${second.the} had actual notice of the earlier deed before recording`,
  `${second.the} was not a bona fide purchaser on the day of recording`,
  `A buyer has to be without notice when paying and taking the deed. What comes to light afterward doesn't count.`,
]
const paidFirst = ({ second }: RecordingStory): Cell => [
  `${second.the} paid before receiving actual notice of the earlier deed`,
  `notice received after payment does not defeat a bona fide purchaser`,
  `Notice is tested at payment and delivery of the deed. The neighbor's report came a week too late to count.`,
]
const noActual = ({ second }: RecordingStory): Cell => [
  `${second.the} took without actual notice of the earlier deed`,
  `${second.the} searched the records and was a bona fide purchaser`,
  `Having no actual notice of the earlier deed isn't enough. A buyer who searched must also ask about visible occupation.`,
]

/** Reasons where what the later buyer knew, or should have known, is at issue. */
export const NOTICE_CELLS = {
  knew: (s) => ({
    'no-actual': actual(s),
    'no-record': notRecorded(s),
    'yes-race': [
      `${s.second.the} was the first to record`,
      `the act favored ${s.second.the} as the first purchaser to record`,
      `That ${s.second.the} was the first to record would decide under a race act. This act asks whether the buyer took without notice.`,
    ],
    'yes-value': [
      `${s.second.the} was a purchaser for value, which is all that the act requires`,
      `an unrecorded deed is void against any purchaser for value`,
      `Value is half the test. The act also requires that the buyer take without notice.`,
    ],
  }),
  'both-knew': (s) => ({
    'no-actual': actual(s),
    'no-record': notRecorded(s),
    'yes-race': [
      `${s.second.the} was the first to record`,
      `${s.second.the} recorded first, which made actual notice irrelevant`,
      `That ${s.second.the} was the first to record helps only a buyer who also took without notice. This act has both tests.`,
    ],
    'yes-value': [
      `${s.second.the} was a purchaser for value and recorded without delay`,
      `an unrecorded deed is void against any purchaser for value who records`,
      `Value and prompt recording aren't enough. The act also requires that the buyer take without notice.`,
    ],
  }),
  possession: (s) => ({
    'no-inquiry': inquiry(s),
    'no-record': notRecorded(s),
    'yes-notice': noActual(s),
    'yes-race': [
      `${s.second.the} was the first to record`,
      `the act favored ${s.second.the} as the first purchaser to record`,
      `That ${s.second.the} was the first to record doesn't matter under an act that asks only about notice.`,
    ],
  }),
  'both-possession': (s) => ({
    'no-inquiry': inquiry(s),
    'no-record': notRecorded(s),
    'yes-race-notice': [
      `${s.second.the} took without actual notice and was the first to record`,
      `${s.second.the} met both tests of a race-notice act`,
      `Recording first is one test. Taking without notice is the other, and a visit would have shown who was there.`,
    ],
    'yes-race': [
      `${s.second.the} recorded first, which made ${whose(s.first)} possession irrelevant`,
      `the act cuts off the rights of a grantee in possession who has not recorded`,
      `Only a pure race act disregards possession. This act asks about notice too.`,
    ],
  }),
  recorded: ({ first, second }) => ({
    'no-record': [
      `${whose(first)} recorded deed gave ${second.the} record notice`,
      `${second.the} had record notice of the earlier deed at the time of payment`,
      `The deed was on record in the chain of title three months before the sale. A buyer is charged with what a search would show.`,
    ],
    'no-inquiry': [
      `an empty property put ${second.the} on inquiry notice of an earlier sale`,
      `${second.the} had inquiry notice from the condition of the property`,
      `Nothing about the empty property pointed to anyone, so it gave no inquiry notice. The records gave notice.`,
    ],
    'yes-notice': [
      `${second.the} took without actual notice of the earlier deed`,
      `${second.the} knew of no other claim and was a bona fide purchaser`,
      `Having no actual notice of the earlier deed isn't enough to be a bona fide purchaser. The records would have shown it.`,
    ],
    'yes-value': [
      `${second.the} was a purchaser for value and recorded without delay`,
      `the act protects a purchaser for value who records a deed promptly`,
      `Value and recording don't help a buyer who is charged with notice.`,
    ],
  }),
  'told-later': (s) => ({
    'yes-later': paidFirst(s),
    'yes-race': [
      `${s.second.the} was the first to record, which made actual notice irrelevant`,
      `the act favored ${s.second.the} as the first purchaser to record`,
      `The act doesn't ask who recorded first. The buyer prevails because of what was unknown at the sale.`,
    ],
    'no-actual': beforeRecording(s),
    'no-priority': [
      `${whose(s.first)} deed was first in time and left the owner no title to sell`,
      `a deed that is first in time prevails over a purchaser who learns of it before recording`,
      `The act takes the priority of the earlier deed away in favor of a buyer who takes without notice of it.`,
    ],
  }),
  'both-told-later': (s) => ({
    'yes-later': paidFirst(s),
    'yes-race': [
      `${s.second.the} was the first to record, which made actual notice irrelevant`,
      `${s.second.the} was the first to record, which is all that the act requires`,
      `The act also asks about notice. The buyer passes because the news came after the sale.`,
    ],
    'no-actual': beforeRecording(s),
    'no-inquiry': [
      `the neighbor's report put ${s.second.the} on inquiry notice before recording`,
      `${s.second.the} had inquiry notice and recorded without further inquiry`,
      `Facts that call for inquiry count only if they're known before the price is paid.`,
    ],
  }),
} satisfies RecordingCells
