import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { RecordingStory } from './facts.ts'
import type { RecordingCells } from './reason-id.ts'

const wild = ({ first, middle, second }: RecordingStory): Cell => [
  `${whose(first)} deed was a wild deed and gave ${second.the} no record notice`,
  `${whose(first)} recorded deed was outside the chain of title and gave no record notice`,
  `A search by the owner's name stops short, since the deed to ${middle.the} isn't there. A deed that a search can't find is treated as unrecorded.`,
]
const found = ({ first, second }: RecordingStory): Cell => [
  `${whose(first)} recorded deed gave ${second.the} record notice at the time of payment`,
  `${second.the} had record notice of ${whose(first)} deed from its recording in April`,
  `Recording gives notice only within the chain of title. The index doesn't lead from the owner's name to this deed.`,
]
const recordedFirst = ({ first }: RecordingStory): Cell => [
  `${first.the} was the first to record and so had priority under the act`,
  `a deed that is recorded in April has priority over a deed that is recorded in June`,
  `Being the first to record, in April, gave ${first.the} no priority, since a deed from a grantor with no record title is treated as unrecorded.`,
]
const nothing = ({ first, middle }: RecordingStory): Cell => [
  `an unrecorded deed passes no title, even between the parties to it`,
  `${middle.the} did not record the deed and so had no title to convey to ${first.the}`,
  `A deed is good between its parties without recording, so the first claimant did take title. It's priority that's at stake.`,
]

/** Reasons where the earlier deed is recorded outside the chain of title. */
export const CHAIN_CELLS = {
  wild: (s) => ({
    'yes-wild': wild(s),
    'yes-race': nothing(s),
    'no-record': found(s),
    'no-priority': recordedFirst(s),
  }),
  'both-wild': (s) => ({
    'yes-wild': wild(s),
    'yes-race': nothing(s),
    'no-record': found(s),
    'no-priority': recordedFirst(s),
  }),
  'wild-knew': (s) => ({
    'no-actual': [
      `${s.second.the} had actual notice of ${whose(s.first)} deed at the time of payment`,
      `${s.second.the} knew of the wild deed and was not a bona fide purchaser`,
      `A deed outside the chain gives no record notice, but this buyer had seen it. Actual notice is enough.`,
    ],
    'no-record': found(s),
    'yes-wild': [
      `${whose(s.first)} deed was a wild deed and gave ${s.second.the} no record notice`,
      `${whose(s.first)} recorded deed was outside the chain of title and gave no record notice`,
      `That only keeps the records from giving notice. The buyer had learned of the deed another way.`,
    ],
    'yes-race': nothing(s),
  }),
} satisfies RecordingCells
