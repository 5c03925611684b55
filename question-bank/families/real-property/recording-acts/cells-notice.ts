import type { Cell } from '../../engine/cells.ts'
import { he, his, whose } from '../../engine/party.ts'
import type { RecordingStory } from './facts.ts'
import type { RecordingCells } from './reason-id.ts'

const actual = ({ first, second }: RecordingStory): Cell => [
  `${second.the} had actual notice of ${whose(first)} deed at the time of payment`,
  `${second.the} knew of ${whose(first)} deed and was not a bona fide purchaser`,
  `The buyer had seen the earlier deed before paying. An act that asks about notice doesn't protect a buyer who has it.`,
]
const inquiry = ({ first, it, second }: RecordingStory): Cell => [
  `${whose(first)} open possession of ${it} gave ${second.the} inquiry notice`,
  `an inspection of ${it} would have revealed ${whose(first)} possession, which is inquiry notice`,
  `A buyer is charged with whatever a visit, and a question to the person found there, would have shown.`,
]
const notRecorded = ({ first, second }: RecordingStory): Cell => [
  `the recording of ${whose(first)} deed in August gave ${second.the} record notice under the act`,
  `${whose(first)} deed, once recorded, gave ${second.the} record notice from the date of its delivery`,
  `The earlier deed wasn't recorded until August, two months after the buyer paid.`,
]
const beforeRecording = ({ first, second }: RecordingStory): Cell => [
  `${second.the} had actual notice of ${whose(first)} deed before recording ${his(second)} own`,
  `${second.the} was not a bona fide purchaser on the date of recording`,
  `A buyer has to be without notice when paying and taking the deed. What comes to light afterward doesn't count.`,
]
const paidFirst = ({ first, second }: RecordingStory): Cell => [
  `${second.the} paid before receiving actual notice of ${whose(first)} deed`,
  `actual notice that arises after payment does not defeat a bona fide purchaser`,
  `Notice is tested at payment and delivery of the deed. The neighbor's report came a week too late to count.`,
]
const noActual = ({ first, second }: RecordingStory): Cell => [
  `${second.the} took without actual notice or record notice of ${whose(first)} deed`,
  `${second.the} searched the records and was a bona fide purchaser at the time of payment`,
  `Having no actual notice of the earlier deed isn't enough. A buyer who searched must also ask about visible occupation.`,
]

/** Reasons where what the later buyer knew, or should have known, is at issue. */
export const NOTICE_CELLS = {
  knew: (s) => ({
    'no-actual': actual(s),
    'no-record': notRecorded(s),
    'yes-race': [
      `${s.second.the} was the first to record and so had priority under the act`,
      `the act favors ${s.second.the} as the first purchaser to record`,
      `That ${s.second.the} was the first to record would decide under a race act. This act asks whether the buyer took without notice.`,
    ],
    'yes-value': [
      `${s.second.the} was a purchaser for value, which is all that the act requires`,
      `an unrecorded deed is not valid against a later purchaser for value`,
      `Value is half the test. The act also requires that the buyer take without notice.`,
    ],
  }),
  'both-knew': (s) => ({
    'no-actual': actual(s),
    'no-record': notRecorded(s),
    'yes-race': [
      `${s.second.the} was the first to record, which is all that the act requires`,
      `${s.second.the} recorded first, which made actual notice of ${whose(s.first)} deed irrelevant`,
      `That ${s.second.the} was the first to record helps only a buyer who also took without notice. This act has both tests.`,
    ],
    'yes-value': [
      `${s.second.the} was a purchaser for value and recorded without delay`,
      `an unrecorded deed is not valid against a purchaser for value who records promptly`,
      `Value and prompt recording aren't enough. The act also requires that the buyer take without notice.`,
    ],
  }),
  possession: (s) => ({
    'no-inquiry': inquiry(s),
    'no-record': notRecorded(s),
    'yes-notice': noActual(s),
    'yes-race': [
      `${s.second.the} was the first to record and so had priority under the act`,
      `the act favors ${s.second.the} as the first purchaser to record`,
      `That ${s.second.the} was the first to record doesn't matter under an act that asks only about notice.`,
    ],
  }),
  'both-possession': (s) => ({
    'no-inquiry': inquiry(s),
    'no-record': notRecorded(s),
    'yes-race-notice': [
      `${s.second.the} took without actual notice and was the first to record`,
      `${s.second.the} found no deed of record and was a bona fide purchaser who recorded first`,
      `Recording first is one test. Taking without notice is the other, and a visit would have shown who was there.`,
    ],
    'yes-race': [
      `${s.second.the} was the first to record, which made ${whose(s.first)} possession irrelevant`,
      `the act protects the first to record against a grantee in possession`,
      `The first to record is protected under this act only without notice, and a grantee in possession gives it.`,
    ],
  }),
  recorded: ({ first, it, second }) => ({
    'no-record': [
      `${whose(first)} recorded deed gave ${second.the} record notice at the time of payment`,
      `a purchaser has record notice of a deed that a search of the records would reveal`,
      `The deed was on record in the chain of title three months before the sale. A buyer is charged with what a search would show.`,
    ],
    'no-inquiry': [
      `the failure of ${second.the} to inspect ${it} was inquiry notice of an earlier deed`,
      `a person who does not inspect land takes with inquiry notice of an earlier deed`,
      `An inspection of the empty property would have shown no one, so it gave no inquiry notice. The records gave notice.`,
    ],
    'yes-notice': [
      `${second.the} took without actual notice of ${whose(first)} deed and was a bona fide purchaser`,
      `${second.the} knew of no earlier deed and was a bona fide purchaser`,
      `Having no actual notice of the earlier deed isn't enough to be a bona fide purchaser. The records would have shown it.`,
    ],
    'yes-value': [
      `${second.the} was a purchaser for value and recorded without delay`,
      `the act protects a purchaser for value who records the deed promptly`,
      `Value and recording don't help a buyer who is charged with notice.`,
    ],
  }),
  'told-later': (s) => ({
    'yes-later': paidFirst(s),
    'yes-race': [
      `${s.second.the} was the first to record, which made actual notice irrelevant`,
      `the act favors ${s.second.the} as the first purchaser to record`,
      `The act doesn't ask who recorded first. The buyer prevails because of what was unknown at the sale.`,
    ],
    'no-actual': beforeRecording(s),
    'no-priority': [
      `${whose(s.first)} deed was first in time and left ${s.owner.the} no title to sell`,
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
      `the neighbor's report put ${s.second.the} on inquiry notice before ${he(s.second)} recorded`,
      `${s.second.the} had inquiry notice and recorded without further inquiry`,
      `Facts that call for inquiry count only if they're known before the price is paid.`,
    ],
  }),
} satisfies RecordingCells
